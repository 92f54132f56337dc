import { useSelector } from '@ringtag/vendor/redux';
import type { RootState } from './store';

/** A value of the display state: `useDisplay((state) => state.theme.mode)`. */
export function useDisplay<T>(select: (state: RootState) => T): T {
  return useSelector(select);
}
