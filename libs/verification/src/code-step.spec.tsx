import { ApiError } from '@ringtag/api-client';
import { formTexts } from '@ringtag/forms';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeStep, type CodeStepProps } from './code-step';
import { verificationTexts } from './texts';

const NOW = new Date('2026-11-21T10:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const wrongCode = (triesLeft: number) =>
  new ApiError({
    status: 400,
    message: 'm',
    textKey: 'invalid_code',
    code: 'invalid_code',
    data: { triesLeft },
  });

interface StepProps extends Partial<CodeStepProps> {
  verifying?: (digits: string) => unknown;
  sending?: () => unknown;
}

/** A step whose calls succeed or fail at once, as `verifying` and `sending` say. */
function Step({ verifying = () => undefined, sending = () => undefined, ...props }: StepProps) {
  const [resendAt, setResendAt] = useState(inSeconds(60));
  const [error, setError] = useState<unknown>();
  const [resendError, setResendError] = useState<unknown>();
  const challenge = { challengeId: 'c', email: 'ann@example.com', resendAt };
  return (
    <CodeStep
      challenge={challenge}
      onSubmit={(digits) => setError(verifying(digits))}
      pending={false}
      error={error}
      resend={{
        mutate: (_, { onSuccess }) => {
          const failure = sending();
          setResendError(failure);
          if (!failure) onSuccess({ ...challenge, expiresAt: inSeconds(600), emailSent: 'ok' });
        },
        isPending: false,
        error: resendError,
      }}
      onResent={() => setResendAt(new Date(Date.now() + 60_000).toISOString())}
      submitLabel="Activate"
      failedTitle="Activation failed. Please try again"
      onChangeEmail={() => undefined}
      {...props}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Verification code/);
const type = (code: string) => fireEvent.change(input(), { target: { value: code } });
const submit = () => fireEvent.submit(input().form!);
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeAll(async () => {
  await startI18n('en');
  declareTexts({ ...formTexts, ...verificationTexts });
  await loadTexts('forms', 'verification');
});
beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

it('should name the address, and send the code at its sixth digit', () => {
  const verifying = jest.fn();
  render(<Step verifying={verifying} />);
  expect(screen.getByText(/ann@example\.com/)).toBeTruthy();
  type('12345');
  expect(verifying).not.toHaveBeenCalled();
  type('123456');
  expect(verifying.mock.calls).toEqual([['123456']]);
});

it('should ask for all digits before anything is sent (UI-144)', () => {
  const verifying = jest.fn();
  render(<Step verifying={verifying} />);
  type('123');
  submit();
  expect(screen.getByText('Enter all 6 digits')).toBeTruthy();
  expect(verifying).not.toHaveBeenCalled();
});

it('should start at the code when digits are missing and a field below it is wrong too', () => {
  const check = () => {
    screen.getByLabelText('New password').focus();
    return false;
  };
  render(
    <Step check={check}>
      <input aria-label="New password" />
    </Step>,
  );
  type('123');
  submit();
  expect(document.activeElement).toBe(input());
  submit();
  expect(document.activeElement).toBe(input());
});

it('should count the tries that are left, and ask for a new code after the last', () => {
  const answers = [wrongCode(2), wrongCode(1), wrongCode(0)];
  const verifying = jest.fn(() => answers.shift());
  render(<Step verifying={verifying} />);
  type('111111');
  expect(screen.getByText('That code isn’t right. 2 tries left.')).toBeTruthy();
  type('222222');
  expect(screen.getByText('That code isn’t right. 1 try left.')).toBeTruthy();
  type('333333');
  expect(screen.getByText('This code no longer works. Get a new one.')).toBeTruthy();
  expect(button(/Activate/).disabled).toBe(true);
  type('444444');
  expect(verifying).toHaveBeenCalledTimes(3);
});

it('should count down to the next sending, then send, clear what was wrong and count down again', () => {
  const answers = [wrongCode(0)];
  const verifying = jest.fn(() => answers.shift());
  render(<Step verifying={verifying} />);
  type('111111');
  expect(button(/Resend code in 60\ss/).disabled).toBe(true);
  pass(59);
  expect(button(/Resend code in 1\ss/).disabled).toBe(true);
  pass(1);
  fireEvent.click(button(/^Resend code$/));
  expect(screen.getByText('Verification code resent')).toBeTruthy();
  expect(screen.queryByText(/This code no longer works\./)).toBeNull();
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(button(/Resend code in 60\ss/).disabled).toBe(true);
  type('222222');
  expect(verifying).toHaveBeenCalledTimes(2);
});

it('should never make anybody wait longer than the server can have meant', () => {
  // The clock of this device is an hour behind.
  render(<Step challenge={{ challengeId: 'c', email: 'a@b.co', resendAt: inSeconds(3660) }} />);
  expect(button(/Resend code in 60\ss/)).toBeTruthy();
  pass(60);
  expect(button(/^Resend code$/).disabled).toBe(false);
});

it('should say other failures in the page and keep the code', () => {
  const offline = new ApiError({ status: 0, message: 'm', textKey: 'network' });
  render(<Step verifying={() => offline} sending={() => offline} />);
  type('123456');
  const failed = () =>
    screen.getAllByRole('alert').map((alert) => alert.querySelector('strong')?.textContent);
  expect(failed()).toEqual(['Activation failed. Please try again']);
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t connect');
  expect(input().value).toBe('123456');
  // A new attempt replaces the message of the one before.
  pass(60);
  act(() => button(/^Resend code$/).click());
  expect(failed()).toEqual(['Failed to resend verification code']);
  expect(input().value).toBe('123456');
  submit();
  expect(failed()).toEqual(['Activation failed. Please try again']);
});

it('should go on counting the tries when a code cannot be sent again', () => {
  const offline = new ApiError({ status: 0, message: 'm', textKey: 'network' });
  render(<Step verifying={() => wrongCode(0)} sending={() => offline} />);
  type('123456');
  pass(60);
  act(() => button(/^Resend code$/).click());
  expect(screen.getByText(/This code no longer works\./)).toBeTruthy();
  expect(button(/Activate/).disabled).toBe(true);
});

it('should rest after a refused code when it is told to (UI-9)', () => {
  const verifying = jest.fn(() => wrongCode(4));
  render(<Step verifying={verifying} pauseAfterError={2000} />);
  type('111111');
  submit();
  pass(1.9);
  submit();
  expect(verifying).toHaveBeenCalledTimes(1);
  pass(0.1);
  submit();
  expect(verifying).toHaveBeenCalledTimes(2);
});

it('should leave the sending to the button when it has fields of its own, and heed their check', () => {
  const verifying = jest.fn();
  let ready = false;
  render(
    <Step verifying={verifying} check={() => ready}>
      <input aria-label="New password" />
    </Step>,
  );
  type('123456');
  submit();
  expect(verifying).not.toHaveBeenCalled();
  ready = true;
  submit();
  expect(verifying.mock.calls).toEqual([['123456']]);
});

it('should say what is going on and take nothing meanwhile', () => {
  const verifying = jest.fn();
  render(<Step verifying={verifying} progress="Activating…" />);
  expect(screen.getByText('Activating…').getAttribute('role')).toBe('status');
  type('123456');
  submit();
  expect(verifying).not.toHaveBeenCalled();
  expect(button(/Change email/).disabled).toBe(true);
});

it('should ask whether others use this computer where it signs in, and keep the answer in the browser (UI-82)', () => {
  const shared = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: /^This is a shared computer/ });
  const { rerender, unmount } = render(<Step />);
  expect(shared()).toBeNull();
  rerender(<Step signsIn />);
  expect(shared()!.checked).toBe(false);
  fireEvent.click(shared()!);
  expect(document.cookie).toContain('shared-computer=yes');
  // After a reload, and where the link of the mail is opened in another tab.
  unmount();
  render(<Step signsIn />);
  expect(shared()!.checked).toBe(true);
  fireEvent.click(shared()!);
  expect(document.cookie).not.toContain('shared-computer');
});

it('should still send the code at its sixth digit where it asks that', () => {
  const onSubmit = jest.fn();
  render(<Step signsIn onSubmit={onSubmit} />);
  type('123456');
  expect(onSubmit).toHaveBeenCalledWith('123456');
});
