import { showToast } from '../feedback/toast-store';

/** Shows the toast for a refused upload: red, 2 seconds, at the top centre (specification 8). */
export function showUploadFailure(message: string): void {
  showToast({ description: message, variant: 'error', duration: 2000, placement: 'top-center' });
}
