import { useLayoutEffect } from 'react';
import { replaceFrame } from './first-paint';

/** Stands in every layout. Removes the empty frame that the server has drawn, once the layout is there. */
export function ReplaceFrame() {
  useLayoutEffect(replaceFrame, []);
  return null;
}
