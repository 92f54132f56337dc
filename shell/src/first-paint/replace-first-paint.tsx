import { useLayoutEffect } from 'react';
import { replaceFrame } from './first-paint';
import { handOver } from './hand-over';

/**
 * Removes the server's drawing when that disturbs nobody. Render it before the page that replaces the drawing: its
 * effect then runs first, and the effects of the page measure what is really shown.
 */
export function ReplaceFirstPaint() {
  useLayoutEffect(handOver, []);
  return null;
}

/** Removes the empty frame that the server has drawn once the layout is there. */
export function ReplaceFrame() {
  useLayoutEffect(replaceFrame, []);
  return null;
}
