import { useNavigate } from '@ringtag/vendor-router';
import { useState } from 'react';
import { NOTE_MS } from '../account/use-finish-sign-in';

/** Where a new password leads (specification 2). */
const PASSWORD_CHANGED_PATH = '/sign-in/?passwordChanged=1';

/** What follows a new password: a word about it for about a second, then the sign-in page. */
export function useFinishReset() {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);

  function finish() {
    setDone(true);
    setTimeout(() => void navigate(PASSWORD_CHANGED_PATH), NOTE_MS);
  }

  return { done, finish };
}
