import { useLayoutEffect } from 'react';
import { replaceFrame } from './first-paint';

/** Stands in each layout, of which a frame is the drawing. */
export function ReplaceFrame() {
  useLayoutEffect(replaceFrame, []);
  return null;
}
