import { ApiError } from '@ringtag/api-client';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { act, render, screen } from '@testing-library/react';
import { FailureAlert } from './failure-alert';
import { formTexts } from './texts';

const limited = (retryAfter: number, data = {}) =>
  new ApiError({ status: 429, message: 'm', textKey: 'too_many_requests', retryAfter, data });

describe('FailureAlert', () => {
  beforeAll(async () => {
    await startI18n('en');
    declareTexts(formTexts);
    await loadTexts('forms');
  });
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('should show nothing without an error', () => {
    const { container } = render(<FailureAlert title="Failed to sign in" error={null} />);
    expect(container.textContent).toBe('');
  });

  it('should say what failed as its headline, and why below', () => {
    const away = new ApiError({ status: 500, message: 'm', textKey: 'internal_error' });
    render(<FailureAlert title="Failed to sign in" error={away} />);
    expect(screen.getByText('Failed to sign in').tagName).toBe('STRONG');
    expect(screen.getByText('Server error, please try again later.')).toBeTruthy();
  });

  it('should take the words of a form that knows more of an error', () => {
    const taken = new ApiError({ status: 409, message: 'm', textKey: 'alias_taken' });
    const text = (error: unknown) => (error === taken ? 'ABC exists' : undefined);
    const { rerender } = render(<FailureAlert title="Failed" error={taken} text={text} />);
    expect(screen.getByRole('alert').textContent).toBe('FailedABC exists');
    rerender(<FailureAlert title="Failed" error={limited(3)} text={text} />);
    expect(screen.getByRole('alert').textContent).toContain('Try again in 3 seconds');
  });

  it('should count down what the server asks to wait, say it once, and then ask to try again (LIM-5)', () => {
    render(<FailureAlert title="Failed to sign in" error={limited(3)} />);
    const said = 'Too many attempts. Try again in 3 seconds.';
    expect(screen.getByRole('alert').textContent).toBe(`Failed to sign in${said}${said}`);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('alert').textContent).toBe(
      `Failed to sign in${said}Too many attempts. Try again in 2 seconds.`,
    );
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('You can try again now.');
  });

  it('should say what to do while others use up the tries for the address (LNK-4)', () => {
    render(<FailureAlert title="Failed to sign in" error={limited(3, { linkHelps: true })} />);
    expect(screen.getByRole('alert').textContent).toContain('Use the link in our latest email');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('status').textContent).toBe('You can try again now.');
  });

  it('should offer the code by mail while others use up the tries of the password (PWD-5)', () => {
    render(<FailureAlert title="Failed to sign in" error={limited(3, { codeHelps: true })} />);
    expect(screen.getByRole('alert').textContent).toContain('Get a code by email instead');
    expect(screen.getByRole('alert').textContent).not.toContain('link');
  });

  it('should start over when the server refuses again', () => {
    const { rerender } = render(<FailureAlert title="Failed to sign in" error={limited(3)} />);
    act(() => jest.advanceTimersByTime(3000));
    rerender(<FailureAlert title="Failed to sign in" error={limited(60)} />);
    expect(screen.getByRole('alert').textContent).toContain('60 seconds');
  });
});
