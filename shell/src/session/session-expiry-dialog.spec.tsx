import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { createQueryClient, SessionProvider, type Session } from '@ringtag/session';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { texts } from '../texts';
import { expireSession } from './expire-session';
import { SessionExpiryDialog } from './session-expiry-dialog';

// expire-session.spec.ts runs the real function against a server.
jest.mock('./expire-session', () => ({ expireSession: jest.fn(() => Promise.resolve()) }));
installDialogInJsdom();

const queryClient = createQueryClient();
const session: Session = {
  refreshUser: jest.fn(() => Promise.resolve(null)),
  signOut: jest.fn(() => Promise.resolve()),
  end: jest.fn(),
  stop: jest.fn(),
};
const onOver = jest.fn();

beforeAll(async () => {
  await startI18n('en');
  declareTexts(texts);
  await loadTexts('shell');
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const show = () =>
  render(
    <SessionProvider queryClient={queryClient} session={session}>
      <SessionExpiryDialog onOver={onOver} />
    </SessionProvider>,
  );
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
};
const keepButton = () => screen.getByRole('button', { name: 'Keep Working' });
const left = () => screen.getByRole('timer').textContent;
const END_KEY = 'session-ends';

describe('SessionExpiryDialog', () => {
  it('should ask with the words of the specification, the focus on staying (UI-66)', () => {
    show();
    expect(screen.getByRole('dialog').textContent).toContain(
      'Your current session has expired because of inactivity. You will be automatically signed out if you do not respond in few seconds.',
    );
    expect(document.activeElement).toBe(keepButton());
    expect(screen.getByRole('button', { name: 'Sign Out' })).not.toBeNull();
  });

  it('should sign out after 20 seconds without an answer, with the screen cleared before (UI-4)', () => {
    show();
    pass(19);
    expect(onOver).not.toHaveBeenCalled();
    pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(expireSession).toHaveBeenCalledTimes(1);
    const [cleared, expired] = [onOver, jest.mocked(expireSession)].map(
      ({ mock }) => mock.invocationCallOrder[0]!,
    );
    expect(cleared).toBeLessThan(expired!);
  });

  it('should count where nothing has the focus, because the window is not in use', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation();
    show();
    pass(20);
    expect(expireSession).toHaveBeenCalledTimes(1);
    focus.mockRestore();
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
    expect(session.refreshUser).toHaveBeenCalledTimes(1);
    expect([expireSession, session.signOut, onOver].every((call) => !jest.mocked(call).mock.calls[0])).toBe(
      true,
    );
  });

  it('should sign out when asked to', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.signOut).toHaveBeenCalledTimes(1);
  });

  describe('in several tabs', () => {
    it('should end when another tab began to count, and tell others when it begins itself', () => {
      localStorage.setItem(END_KEY, String(Date.now() + 8000));
      const { unmount } = show();
      expect(left()).toBe('8 seconds left');
      pass(8);
      expect(expireSession).toHaveBeenCalledTimes(1);
      unmount();
      // The end of an earlier question is in the past and is ignored.
      show();
      expect(left()).toBe('20 seconds left');
      expect(localStorage.getItem(END_KEY)).toBe(String(Date.now() + 20_000));
    });

    it('should stop asking when somebody has answered in another tab, and let the others know an own answer', () => {
      const { unmount } = show();
      const newValue = null;
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: END_KEY, newValue })));
      expect(session.refreshUser).toHaveBeenCalledTimes(1);
      unmount();
      show();
      expect(localStorage.getItem(END_KEY)).not.toBeNull();
      fireEvent.click(keepButton());
      expect(localStorage.getItem(END_KEY)).toBeNull();
    });

    it('should not end a session that another tab kept while this one was asleep', () => {
      show();
      localStorage.removeItem(END_KEY);
      pass(20);
      expect(session.refreshUser).toHaveBeenCalledTimes(1);
      expect(expireSession).not.toHaveBeenCalled();
    });
  });
});
