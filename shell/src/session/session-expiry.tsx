import { authActions, useDisplay } from '@ringtag/display';
import { useDispatch } from '@ringtag/vendor-redux';
import { useEffect } from 'react';
import { callOffEnd, followEnd } from './session-end';
import { SessionExpiryDialog } from './session-expiry-dialog';

interface SessionExpiryProps {
  /** Takes what is shown off the screen. */
  onOver: () => void;
}

/** Opens the session-expiry modal while the session is marked expiring, in whichever tab that was (specification 4). */
export function SessionExpiry({ onOver }: SessionExpiryProps) {
  const expiring = useDisplay((state) => state.auth.isSessionExpiring);
  const dispatch = useDispatch();
  useEffect(() => {
    // Who has just opened this page is there, and the server knows.
    callOffEnd();
    return followEnd((asking) => {
      if (asking) dispatch(authActions.sessionExpiring());
    });
  }, [dispatch]);
  return expiring && <SessionExpiryDialog onOver={onOver} />;
}
