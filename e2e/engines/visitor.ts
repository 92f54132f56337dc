import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { ChosenFile, Target, Walker } from '../support/walker';
import type { Session } from './session';

const TESTING_LIBRARY = readFileSync(
  join(dirname(require.resolve('@testing-library/dom/package.json')), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const IN_PAGE = readFileSync(join(__dirname, 'in-page.cjs'), 'utf8');

/** Both engines are asked by the same means: what the drivers offer to find elements differs. */
const PRELUDE = `() => {
  if (window.e2e) return;
  (function () { ${TESTING_LIBRARY} }).call(window);
  ${IN_PAGE}
}`;

interface Point {
  x: number;
  y: number;
}

/** A person in front of a browser. Everything waits for what it needs, however busy the machine is. */
export class Visitor implements Walker {
  constructor(private readonly session: Session) {}

  async open(url: string): Promise<void> {
    await this.session.open(url);
  }

  async sees(target: Target): Promise<void> {
    await this.until(`the page shows ${JSON.stringify(target)}`, () => this.ask<boolean>('sees', target));
  }

  async seesPicture(name: string): Promise<void> {
    await this.until(`the page shows the picture ${name}`, () =>
      this.ask<boolean>('seesPicture', { role: 'img', name }),
    );
  }

  /** Waits until the element has stopped moving, then presses its middle. */
  async press(target: Target): Promise<void> {
    let last = '';
    let at: Point | null = null;
    await this.until(`${JSON.stringify(target)} can be pressed`, async () => {
      at = await this.ask<Point | null>('touchPoint', target);
      const moved = last !== JSON.stringify(at);
      last = JSON.stringify(at);
      return at !== null && !moved;
    });
    await this.touch(at!);
  }

  /** As the server refuses forms that are sent too quickly. */
  async pressUntil(target: Target, shown: Target): Promise<void> {
    await this.until(
      `the page shows ${JSON.stringify(shown)}`,
      async () => {
        if (await this.ask<boolean>('sees', shown)) return true;
        const at = await this.ask<Point | null>('touchPoint', target);
        if (at) await this.touch(at);
        return false;
      },
      1_000,
    );
  }

  /** Pages of this site get the mode that the browser prefers. */
  async followsSystemMode(): Promise<void> {
    await this.session.call(`() => localStorage.setItem('theme-store', '{"followsSystem":true}')`, []);
  }

  /** Presses a field, types, and waits until the field holds the text. */
  async type(label: string, text: string): Promise<void> {
    await this.pressKeys(label, text);
    await this.until(`${label} has its text`, async () => (await this.ask('value', { label })) === text);
  }

  /**
   * The file is made in the page: no driver's way to choose one is known to both engines. Waits until the page shows it
   * small, which moves what is pressed next.
   */
  async choose(label: string, { name, mimeType, buffer }: ChosenFile): Promise<void> {
    await this.sees({ label });
    await this.ask('choose', { label }, name, mimeType, buffer.toString('base64'));
    await this.until(`${name} is shown small`, () => this.ask<boolean>('showsChosen'));
  }

  /** This page, until it is left, is told that the device is here: no driver can say it to WebKit. */
  async standsAt(place: { latitude: number; longitude: number; accuracy: number }): Promise<void> {
    await this.session.call(
      `(coords) => {
        navigator.geolocation.getCurrentPosition = (found) => found({ coords });
      }`,
      [place],
    );
  }

  /** Presses a field and types: each character is a key. The last one may lead to another page. */
  async pressKeys(label: string, text: string): Promise<void> {
    await this.press({ label });
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.perform([{ type: 'key', id: 'keys', actions: keys }]);
  }

  /** Nothing is wider than the screen, and no script has failed. */
  async findsNoFault(): Promise<void> {
    expect(await this.ask<number>('overflow')).toBeLessThanOrEqual(0);
    expect([...this.session.reported(), ...(await this.ask<string[]>('errors'))]).toEqual([]);
  }

  /** What the window shows when everything has arrived, as a PNG. */
  async picture(): Promise<Buffer> {
    await this.until('the page has settled', () => this.ask<boolean>('settled'));
    return this.session.picture();
  }

  private async touch(at: Point): Promise<void> {
    await this.session.perform([
      {
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', ...at, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  private async ask<T>(question: string, ...args: unknown[]): Promise<T> {
    if (!(await this.session.call<boolean>('() => "e2e" in window', [])))
      await this.session.call(PRELUDE, []);
    return this.session.call<T>(`(...args) => e2e.${question}(...args)`, args);
  }

  /** Asks again until it is so; a page that is just being left cannot answer. */
  private async until(what: string, ask: () => Promise<boolean>, interval = 50): Promise<void> {
    await expect(async () => {
      const [answer] = await Promise.allSettled([ask()]);
      expect(answer, what).toEqual({ status: 'fulfilled', value: true });
    }).toPass({ intervals: [interval] });
  }
}
