import { useDisplay } from '@ringtag/display';
import { SessionExpiryDialog } from './session-expiry-dialog';

/** Opens the session-expiry modal while the session is marked expiring (specification 4). */
export function SessionExpiry() {
  const expiring = useDisplay((state) => state.auth.isSessionExpiring);
  return expiring && <SessionExpiryDialog />;
}
