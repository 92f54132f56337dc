import { useFailureText } from '@ringtag/forms';
import { showToast } from '@ringtag/ui';

/** Answers a function that tells of a failed call in a toast: what failed, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const failureText = useFailureText();
  return (title, error) => {
    showToast({ variant: 'error', title, description: failureText(error) });
  };
}
