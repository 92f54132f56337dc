import { useLocation, useNavigate } from '@ringtag/vendor/router';
import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Returns the parameters in the address, and a function that changes them. A change is made to the address as it is at
 * that moment, which can be ahead of what is drawn: quick changes all hold. The hook is not in the shared module,
 * because scan pages do not use it.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const drawn = useRef(search);
  /** What `navigate` was given and is not drawn yet, the earliest first. */
  const asked = useRef<string[]>([]);
  useLayoutEffect(() => {
    drawn.current = search;
    const at = asked.current.indexOf(search);
    // Somebody went elsewhere, or what was asked for before is passed.
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [search]);
  const change = (apply: (params: URLSearchParams) => void, how?: { replace?: boolean; state?: unknown }) => {
    const next = new URLSearchParams(asked.current.at(-1) ?? drawn.current);
    apply(next);
    asked.current.push(next.size > 0 ? `?${next}` : '');
    void navigate(`?${next}`, how);
  };
  return [params, change] as const;
}
