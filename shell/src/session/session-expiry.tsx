import { Suspense } from 'react';
import { useDisplay } from '@ringtag/session';
import { SessionExpiryDialog } from '../pages/shell-pages';

/** Opens the session-expiry modal while the session is marked expiring (specification 4). */
export function SessionExpiry() {
  const expiring = useDisplay((state) => state.auth.isSessionExpiring);
  return <Suspense fallback={null}>{expiring && <SessionExpiryDialog />}</Suspense>;
}
