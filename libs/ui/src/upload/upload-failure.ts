import { showToast } from '../feedback/toast-store';

/** The toast of a refused upload: red, 2 seconds, top-center (specification 8). */
export function showUploadFailure(message: string): void {
  showToast({ description: message, variant: 'error', duration: 2000, placement: 'top-center' });
}
