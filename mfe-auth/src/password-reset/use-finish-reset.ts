import { useNavigate } from '@ringtag/vendor/router';
import { useState } from 'react';
import { NOTE_MS } from '../account/use-finish-sign-in';

/** The page that opens after the password was changed (specification 2). */
const PASSWORD_CHANGED_PATH = '/sign-in/?passwordChanged=1';

/** Returns `finish`, which ends a password reset: a note is shown for about a second, then the sign-in page opens. */
export function useFinishReset() {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);

  function finish() {
    setDone(true);
    setTimeout(() => void navigate(PASSWORD_CHANGED_PATH), NOTE_MS);
  }

  return { done, finish };
}
