import { useLocation, useNavigate } from '@ringtag/vendor-router';
import { useMemo } from 'react';

/**
 * Returns the parameters in the address and a function that replaces them. It is not in the shared module, because scan
 * pages do not use it.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = (next: URLSearchParams | Record<string, string>, how?: { replace: boolean }) =>
    void navigate(`?${new URLSearchParams(next)}`, how);
  return [params, setParams] as const;
}
