import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const VIEW = '/group-single-menu-item-view';

let refused: string[];

test.beforeEach(async ({ page }) => {
  refused = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // Places and sizes are looked at, not the way there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// Nothing of the kit needs what the policy forbids, such as a <style> element.
test.afterEach(() => expect(refused).toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const turnRightToLeft = (page: Page) => page.evaluate(() => void (document.documentElement.dir = 'rtl'));
const text = (locator: Locator) => locator.evaluate((element) => element.textContent?.trim());

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not visible');
  return found;
}

/** The length of an element's running or last animation. */
const animation = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).animationDuration);

/** Loads the view with a clock that stands still from now on. */
async function openWithStoppedClock(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: new Date('2026-01-01T08:00:00') });
  await page.goto(VIEW);
  await expect(page.getByRole('heading', { name: 'Tooltips' })).toBeVisible();
  await page.clock.pauseAt(new Date('2026-01-01T09:00:00'));
}

test.describe('dialog', () => {
  test('should be 520 px wide and keep title and buttons in sight while a long text scrolls', async ({
    page,
  }) => {
    await page.goto(VIEW);
    await button(page, 'Long text …').click();
    const dialog = page.getByRole('dialog', { name: 'House rules' });
    expect((await box(dialog)).width).toBe(520);
    const last = dialog.getByText('Rule 24:');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Understood')).toBeInViewport({ ratio: 1 });
    // The page behind stays where it is.
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('should be 20 px from the edges of a small screen', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(VIEW);
    await button(page, 'Rename …').click();
    const { x, width } = await box(page.getByRole('dialog'));
    expect({ x, width }).toEqual({ x: 20, width: 350 });
  });

  test('should close within 150 ms', async ({ page }) => {
    await openWithStoppedClock(page);
    await button(page, 'Rename …').click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveAttribute('data-closing', 'true');
    expect(await animation(dialog)).toBe('0.15s');
    await page.clock.runFor(149);
    await expect(dialog).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(dialog).toHaveCount(0);
  });

  test('should hold the keyboard, close on Escape and give the focus back', async ({ page }) => {
    await page.goto(VIEW);
    const opener = button(page, 'Rename …');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const name of ['Cancel', 'Save', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('should carry menus, tooltips and a second dialog, each closed by an Escape of its own', async ({
    page,
  }) => {
    await page.goto(VIEW);
    await button(page, 'Print …').click();
    const dialog = page.getByRole('dialog', { name: 'Print the code' });
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'PNG' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page, 'More actions')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy the link' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Copies it to the clipboard');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await button(page, 'Preview …').click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0);
    await expect(button(page, 'Preview …')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('should ask before something dangerous, wait for it and show its failure', async ({ page }) => {
    await page.goto(VIEW);
    await page.getByRole('region', { name: 'Questions' }).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the message?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    // Not even a second Escape, which browsers no longer ask about, leaves while it works.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText('could not be deleted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('drawer', () => {
  const PLACES = {
    'At the end': 'end',
    'At the start': 'start',
    'At the top': 'top',
    'At the bottom': 'bottom',
  };

  for (const dir of ['ltr', 'rtl']) {
    test(`should be 400 px along each edge of a page that reads ${dir}`, async ({ page }) => {
      await page.goto(VIEW);
      await expect(button(page, 'At the end')).toBeVisible();
      if (dir === 'rtl') await turnRightToLeft(page);
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      for (const [name, place] of Object.entries(PLACES)) {
        await button(page, name).click();
        await expect(drawer).toBeVisible();
        const found = await edgesOf(drawer);
        const across = place === 'top' || place === 'bottom';
        const physical = { end: dir === 'rtl' ? 'left' : 'right', start: dir === 'rtl' ? 'right' : 'left' };
        const expected = across ? place : physical[place as 'end' | 'start'];
        expect({ name, ...found }).toEqual({
          name,
          size: 400,
          free: { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[expected],
        });
        await page.keyboard.press('Escape');
        await expect(drawer).toHaveCount(0);
        await expect(button(page, name)).toBeFocused();
      }
    });
  }

  test(
    'should leave a strip of a small screen free and close by a press on it',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(VIEW);
      await button(page, 'At the end').click();
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      expect((await box(drawer)).x).toBe(48);
      await page.touchscreen.tap(20, 300);
      await expect(drawer).toHaveCount(0);
    },
  );

  test('should close within 300 ms', async ({ page }) => {
    await openWithStoppedClock(page);
    await button(page, 'At the end').click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveAttribute('data-closing', 'true');
    expect(await animation(drawer)).toBe('0.3s');
    await page.clock.runFor(299);
    await expect(drawer).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(drawer).toHaveCount(0);
  });

  /** The edge that the drawer leaves free, and how far it reaches from the opposite one. */
  async function edgesOf(drawer: Locator) {
    return drawer.evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const page = document.documentElement;
      const gaps = { left, top, right: page.clientWidth - right, bottom: window.innerHeight - bottom };
      const free = Object.entries(gaps).filter(([, gap]) => Math.abs(gap) > 1);
      return {
        free: free.map(([edge]) => edge).join(),
        size: free[0]?.[0] === 'left' || free[0]?.[0] === 'right' ? width : height,
      };
    });
  }
});

test.describe('menu', () => {
  test('should open by a click, with items 35 px high, and lead to links', async ({ page }) => {
    await page.goto(VIEW);
    await button(page, 'Account').click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu).toBeVisible();
    for (const item of await menu.getByRole('menuitem').all()) expect((await box(item)).height).toBe(35);
    expect((await box(menu.getByRole('menuitemradio', { name: 'Dark' }))).height).toBe(35);
    await menu.getByRole('menuitemcheckbox', { name: 'With sound', checked: true }).click();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'With sound', checked: false })).toBeVisible();
    await menu.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page).toHaveURL(/redirectUrl=%2Fprofile|\/profile/);
  });

  test('should open under a resting mouse and close when it leaves', async ({ page }) => {
    await page.goto(VIEW);
    await button(page, 'Hover').hover();
    const menu = page.getByRole('menu', { name: 'Hover' });
    await menu.getByRole('menuitem', { name: 'Download' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(menu).toHaveCount(0);
  });

  test('should open on hover menus by a touch as well', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(VIEW);
    await button(page, 'Hover').tap();
    await page.getByRole('menuitem', { name: 'Download' }).tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('should open at the pointer by the right button, and by the keys', async ({ page }) => {
    await page.goto(VIEW);
    const area = page.getByRole('group', { name: 'Context menu' });
    await area.click({ button: 'right', position: { x: 30, y: 20 } });
    const menu = page.getByRole('menu', { name: 'Context menu' });
    const [at, of] = [await box(menu), await box(area)];
    expect(Math.abs(at.x - of.x - 30)).toBeLessThan(8);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(area).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await expect(menu).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Copy the link' })).toBeFocused();
  });

  for (const [dir, forth, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    test(`should be used with the keyboard alone in a page that reads ${dir}`, async ({ page }) => {
      await page.goto(VIEW);
      await button(page, 'Account').focus();
      if (dir === 'rtl') await turnRightToLeft(page);
      const focused = page.locator(':focus');
      const press = async (key: string, then: string) => {
        await page.keyboard.press(key);
        await expect(focused).toHaveText(then);
      };
      await press('Enter', 'My profile');
      await press('ArrowDown', 'Copy the link');
      await press('End', 'Sign out');
      await press('ArrowDown', 'My profile');
      await press('d', 'Download');
      await press(forth, 'SVG');
      const [menu, submenu] = [
        await box(page.getByRole('menu').first()),
        await box(page.getByRole('menu').last()),
      ];
      expect(submenu.x > menu.x).toBe(dir === 'ltr');
      await press('ArrowDown', 'PNG');
      await press(back, 'Download');
      await press('Home', 'My profile');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button(page, 'Account')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect(await text(focused)).toBe('Code');
    });
  }
});

test.describe('tooltip', () => {
  test('should appear 600 ms after the pointer came and fade for 0.15 s', async ({ page }) => {
    await openWithStoppedClock(page);
    const trigger = button(page, 'Above');
    await trigger.hover();
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await page.clock.runFor(599);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('A short help');
    expect(await animation(tooltip.locator('..'))).toBe('0.15s');
    await expect(trigger).toHaveAccessibleDescription('A short help');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test('should stand at the asked side, mirrored in a page that reads rtl', async ({ page }) => {
    await page.goto(VIEW);
    const tooltip = page.getByRole('tooltip').locator('..');
    const side = async (name: string) => {
      await button(page, name).hover();
      await expect(tooltip).toBeVisible();
      const found = await tooltip.getAttribute('data-side');
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      return found;
    };
    expect(await side('Above')).toBe('top');
    expect(await side('Below')).toBe('bottom');
    expect(await side('Before')).toBe('left');
    expect(await side('After')).toBe('right');
    await turnRightToLeft(page);
    expect(await side('Before')).toBe('right');
  });

  test('should explain a disabled button, by pointer and by keyboard', async ({ page }) => {
    await page.goto(VIEW);
    const reason = page.getByRole('tooltip', { name: 'Add your name first' });
    await button(page, 'Publish').hover({ force: true });
    await expect(reason).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(reason).toHaveCount(0);
    await button(page, 'Reload').focus();
    await page.keyboard.press('Tab');
    await expect(reason).toBeVisible();
  });
});

for (const mode of ['light', 'dark']) {
  for (const dir of ['ltr', 'rtl']) {
    test(`should have no accessibility violation with dialog, drawer and menu open, ${mode}, ${dir}`, async ({
      page,
    }) => {
      await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ mode })}')`);
      await page.goto(VIEW);
      await expect(button(page, 'Account')).toBeVisible();
      if (dir === 'rtl') await turnRightToLeft(page);
      for (const [opener, role] of [
        ['Rename …', 'dialog'],
        ['Long text …', 'dialog'],
        ['At the end', 'dialog'],
        ['Account', 'menu'],
      ] as const) {
        await button(page, opener).click();
        await expect(page.getByRole(role)).toBeVisible();
        await check(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    });
  }
}

async function check(page: Page) {
  const axe = new AxeBuilder({ page })
    // Menus and tooltips stand at the end of the body, outside of landmarks; focus and aria-describedby lead to them.
    .disableRules('region');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
