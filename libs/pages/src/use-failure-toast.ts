import { useFailureText } from '@ringtag/forms';
import { showToast } from '@ringtag/ui';

/** Answers a function that shows a toast for a failed call: what failed, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const failureText = useFailureText();
  return (title, error) => {
    showToast({ variant: 'error', title, description: failureText(error) });
  };
}
