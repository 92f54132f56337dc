import { ApiError } from '@ringtag/api-client';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, render, screen } from '@testing-library/react';
import { QuestionDialog } from './question-dialog';
import { formTexts } from './texts';

installDialogInJsdom();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('should count down the wait that the server asks for, and stay (LIM-5)', async () => {
  await startI18n('en');
  declareTexts(formTexts);
  await loadTexts('forms');
  const limited = new ApiError({
    status: 429,
    message: 'm',
    textKey: 'too_many_requests',
    retryAfter: 3,
    data: {},
  });
  render(
    <QuestionDialog
      open
      onClose={() => undefined}
      title="Delete it?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      errorTitle="Failed to delete it"
      onConfirm={() => Promise.reject(limited)}
    >
      It cannot be undone.
    </QuestionDialog>,
  );
  await act(async () => screen.getByRole('button', { name: 'Delete' }).click());
  expect(screen.getByRole('alert').textContent).toContain('Failed to delete it');
  expect(screen.getByRole('alert').textContent).toContain('Try again in 3 seconds');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('alert').textContent).toContain('Try again in 2 seconds');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText('You can try again now.')).toBeTruthy();
});
