import { authActions, useDisplay } from '@ringtag/display';
import { useDispatch } from '@ringtag/vendor/redux';
import { useEffect } from 'react';
import { callOffEnd, followEnd } from './session-end';
import { SessionExpiryDialog } from './session-expiry-dialog';

/**
 * Opens the session-expiry dialog while the session is about to expire, in whichever tab that was noticed
 * (specification 4). `onOver` removes the page from the screen.
 */
export default function SessionExpiry({ onOver }: { onOver: () => void }) {
  const expiring = useDisplay((state) => state.auth.isSessionExpiring);
  const dispatch = useDispatch();
  useEffect(() => {
    // Somebody has just opened this page. The request for it has prolonged the session.
    callOffEnd();
    return followEnd((asking) => {
      if (asking) dispatch(authActions.sessionExpiring());
    });
  }, [dispatch]);
  return expiring && <SessionExpiryDialog onOver={onOver} />;
}
