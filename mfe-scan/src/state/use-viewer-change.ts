import { useUser } from '@ringtag/session';
import { useEffect, useRef } from 'react';

/**
 * Calls `onChange` when somebody signs in or out while the page is open, in this tab or another. The answer in the
 * document is made for signed-out people (`public`), so `onChange` is also called when it turns out that somebody is
 * signed in.
 */
export function useViewerChange(onChange: () => unknown, from: 'public' | 'viewer'): void {
  const { user, isPending } = useUser();
  const id = isPending ? undefined : (user?.id ?? null);
  const known = useRef(from === 'public' ? null : id);
  useEffect(() => {
    // It is not known yet who is signed in. What is shown stays.
    if (id === undefined) return;
    if (known.current !== undefined && known.current !== id) onChange();
    known.current = id;
  }, [id, onChange]);
}
