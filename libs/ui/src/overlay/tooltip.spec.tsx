import { act, render, screen } from '@testing-library/react';
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
    expect(tooltip()).not.toBeNull();
    await user.keyboard('{Escape}');
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
