import { useUser } from '@ringtag/session';
import { useEffect, useRef } from 'react';

/** Calls `onChange` when somebody signs in or out while the page is open, here or in another tab. */
export function useViewerChange(onChange: () => unknown): void {
  const { user, isPending } = useUser();
  const id = isPending ? undefined : (user?.id ?? null);
  const known = useRef(id);
  useEffect(() => {
    if (known.current !== undefined && id !== undefined && known.current !== id) onChange();
    known.current = id;
  }, [id, onChange]);
}
