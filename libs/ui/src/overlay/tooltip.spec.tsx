import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../lite/button';
import { Tooltip } from './tooltip';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** As long after the page has loaded, an idle browser has loaded what a tooltip needs. */
const IDLE_MS = 3000;

async function setup() {
  render(
    <>
      <Tooltip text="Copies the link">
        <Button>Copy</Button>
      </Tooltip>
      <button>Next</button>
      <Tooltip text="Shares the link">
        <Button>Share</Button>
      </Tooltip>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(IDLE_MS));
  return screen.getByRole('button', { name: 'Copy' });
}

const tooltip = () => screen.queryByRole('tooltip');

describe('Tooltip', () => {
  it('should appear 600 ms after the pointer came and describe its element', async () => {
    const button = await setup();
    await user.hover(button);
    wait(599);
    expect(tooltip()).toBeNull();
    wait(1);
    expect(tooltip()?.textContent).toBe('Copies the link');
    expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id);
    await user.click(button);
    expect(tooltip()).toBeNull();
  });

  it('should appear 600 ms after the keyboard came and close with Escape (UI-37)', async () => {
    const button = await setup();
    await user.tab();
    expect(document.activeElement).toBe(button);
    wait(599);
    expect(tooltip()).toBeNull();
    wait(1);
    await user.keyboard('{Shift}');
    expect(tooltip()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  it('should stay while the pointer goes to it, and close when it leaves', async () => {
    const button = await setup();
    await user.hover(button);
    wait(600);
    await user.unhover(button);
    wait(249);
    await user.hover(tooltip()!);
    wait(1000);
    expect(tooltip()).not.toBeNull();
    await user.unhover(tooltip()!);
    wait(250);
    expect(tooltip()).toBeNull();
  });

  it('should be the only one: the next one closes it', async () => {
    await setup();
    await user.tab();
    wait(600);
    await user.hover(screen.getByRole('button', { name: 'Share' }));
    wait(599);
    expect(tooltip()?.textContent).toBe('Copies the link');
    wait(1);
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Shares the link']);
  });

  it('should not appear for a finger, nor after a press', async () => {
    const button = await setup();
    await user.pointer({ keys: '[TouchA>]', target: document.body });
    await user.pointer({ pointerName: 'TouchA', target: button });
    wait(1000);
    expect(tooltip()).toBeNull();
    await user.hover(button);
    wait(300);
    // Not a click, because every focus is visible in jsdom.
    fireEvent.pointerDown(button);
    wait(1000);
    expect(tooltip()).toBeNull();
  });

  it('should not appear when the focus goes on before', async () => {
    await setup();
    await user.tab();
    wait(500);
    await user.tab();
    wait(1000);
    expect(tooltip()).toBeNull();
  });
});
