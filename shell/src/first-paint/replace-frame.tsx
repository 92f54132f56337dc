import { useLayoutEffect } from 'react';
import { replaceFrame } from './first-paint';

/** Removes the empty frame that the server has drawn once the layout is there. Every layout renders it. */
export function ReplaceFrame() {
  useLayoutEffect(replaceFrame, []);
  return null;
}
