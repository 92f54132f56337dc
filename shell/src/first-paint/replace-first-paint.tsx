import { useLayoutEffect } from 'react';
import { replaceFirstPaint, replaceFrame } from './first-paint';

/**
 * Removes the server's drawing. Render it before the page that replaces the drawing: its effect then runs first, and
 * the effects of the page measure what is really shown.
 */
export function ReplaceFirstPaint() {
  useLayoutEffect(replaceFirstPaint, []);
  return null;
}

/** Removes the empty frame that the server has drawn once the layout is there. */
export function ReplaceFrame() {
  useLayoutEffect(replaceFrame, []);
  return null;
}
