import { DropdownMenu } from '@ringtag/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { usePageFocus } from './use-page-focus';

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

function Frame({ path, children }: { path: string; children?: ReactNode }) {
  usePageFocus(path);
  return (
    <>
      <DropdownMenu
        label="Account"
        trigger={<button>Open</button>}
        items={[{ id: 'out', label: 'Sign out' }]}
      />
      <main>{children}</main>
    </>
  );
}

it('should focus the heading of the next page when it arrives', async () => {
  const { rerender } = render(<Frame path="/messages" />);
  rerender(<Frame path="/my-codes" />);
  rerender(
    <Frame path="/my-codes">
      <h1>My Codes</h1>
    </Frame>,
  );
  // A heading that appears is noticed in a task of its own.
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

it('should leave a menu open that was opened while the page loaded', async () => {
  const { rerender } = render(<Frame path="/messages" />);
  rerender(<Frame path="/my-codes" />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const menu = await screen.findByRole('menu');
  rerender(
    <Frame path="/my-codes">
      <h1>My Codes</h1>
    </Frame>,
  );
  await act(() => Promise.resolve());
  expect(screen.queryByRole('menu')).toBe(menu);
  expect(menu.contains(document.activeElement)).toBe(true);
});

it('should leave the focus in the field that the page has focused', async () => {
  const { rerender } = render(<Frame path="/messages" />);
  rerender(
    <Frame path="/sign-in">
      <h1>Sign in</h1>
      <input autoFocus aria-label="Email" />
    </Frame>,
  );
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
