import { act, fireEvent, render, screen } from '@testing-library/react';
import { addNamespace, startI18n } from '@ringtag/i18n';
import { createQueryClient, SessionProvider, type Session } from '@ringtag/session';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { SessionExpiryDialog } from './session-expiry-dialog';

installDialogInJsdom();

const queryClient = createQueryClient();
const session: Session = {
  refreshUser: jest.fn(),
  signOut: jest.fn(() => Promise.resolve()),
  keepWorking: jest.fn(() => Promise.resolve()),
  stop: jest.fn(),
};

beforeAll(async () => {
  await startI18n('en');
  await addNamespace('shell', () => import('../locales/en'));
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const show = () =>
  render(
    <SessionProvider queryClient={queryClient} session={session}>
      <SessionExpiryDialog />
    </SessionProvider>,
  );
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
};
const keepButton = () => screen.getByRole('button', { name: 'Keep Working' });

describe('SessionExpiryDialog', () => {
  it('should ask with the words of the specification, the focus on staying', () => {
    show();
    expect(screen.getByRole('dialog').textContent).toContain(
      'Your current session has expired because of inactivity. You will be automatically signed out if you do not respond in few seconds.',
    );
    expect(document.activeElement).toBe(keepButton());
    expect(screen.getByRole('button', { name: 'Sign Out' })).not.toBeNull();
  });

  it('should sign out after 20 seconds without an answer', () => {
    show();
    pass(19);
    expect(session.signOut).not.toHaveBeenCalled();
    pass(1);
    expect(session.signOut).toHaveBeenCalledTimes(1);
  });

  it('should not count before the dialog has the focus', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation();
    show();
    pass(60);
    expect(screen.getByRole('timer').textContent).toBe('20 seconds left');
    focus.mockRestore();
    act(() => keepButton().focus());
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('19 seconds left');
  });

  it('should say the time that is left at 10 and at 5 seconds only', () => {
    show();
    const said = new Set<string | null>();
    for (let second = 0; second < 19; second += 1) {
      pass(1);
      const [region] = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '');
      if (region) said.add(region.textContent);
    }
    expect([...said]).toEqual(['10 seconds left', '5 seconds left']);
  });

  it.each(['Keep Working', 'Escape'])('should keep the session on %s', (answer) => {
    show();
    if (answer === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    else fireEvent.click(keepButton());
    pass(60);
    expect(session.keepWorking).toHaveBeenCalledTimes(1);
    expect(session.signOut).not.toHaveBeenCalled();
  });

  it('should sign out when asked to', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.signOut).toHaveBeenCalledTimes(1);
  });
});
