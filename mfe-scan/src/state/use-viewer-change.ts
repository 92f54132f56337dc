import { useUser } from '@ringtag/session';
import { useEffect, useRef } from 'react';

/**
 * Calls `onChange` when somebody signs in or out while the page is open, here or in another tab. What came with the
 * document was made for nobody (`public`): it changes already when it turns out that somebody is signed in.
 */
export function useViewerChange(onChange: () => unknown, from: 'public' | 'viewer'): void {
  const { user, isPending } = useUser();
  const id = isPending ? undefined : (user?.id ?? null);
  const known = useRef(from === 'public' ? null : id);
  useEffect(() => {
    // Not known yet: what is shown stays right until it is.
    if (id === undefined) return;
    if (known.current !== undefined && known.current !== id) onChange();
    known.current = id;
  }, [id, onChange]);
}
