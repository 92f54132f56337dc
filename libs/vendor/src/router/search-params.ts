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
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (apply: (params: URLSearchParams) => void, how?: { replace: boolean }) => {
    const next = new URLSearchParams(latest.current);
    apply(next);
    latest.current = `?${next}`;
    void navigate(latest.current, how);
  };
  return [params, change] as const;
}
