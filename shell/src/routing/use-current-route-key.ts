import { useEffect } from 'react';
import { themeActions } from '@ringtag/session';
import { useDispatch } from '@ringtag/vendor-redux';

/** Keeps the key of the route that is shown in the display state (specification 3: "current route key"). */
export function useCurrentRouteKey(key: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(themeActions.setCurrentRouteKey(key));
  }, [dispatch, key]);
}
