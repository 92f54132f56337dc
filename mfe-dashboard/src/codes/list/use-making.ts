import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useEffect, useState } from 'react';

/**
 * Whether the dialog for a digital code is open; undefined until it is opened for the first time. It opens by itself for
 * readers who came with `?new` and may make a code (`NEW_CODE_PATH`).
 */
export function useMaking(mayMake: boolean) {
  const [making, setMaking] = useState<boolean>();
  const [params, changeParams] = useSearchParams();
  const asked = mayMake && params.has('new');
  if (asked && making === undefined) setMaking(true);
  useEffect(() => {
    // A page that is loaded again must not ask for one more code.
    if (asked) changeParams((next) => next.delete('new'), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- changeParams is new on every render
  }, [asked]);
  return [making, setMaking] as const;
}
