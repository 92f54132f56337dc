import { showToast } from '@ringtag/ui';

/** Shows a toast for what was done. */
export function showSuccess(description: string): void {
  showToast({ variant: 'success', description });
}
