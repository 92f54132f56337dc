import { useLayoutEffect } from 'react';
import { replaceFirstPaint } from './first-paint';

/**
 * Stands before the page that replaces the server's drawing: its effect runs first, so that the page's own effects
 * already measure what is shown.
 */
export function ReplaceFirstPaint() {
  useLayoutEffect(replaceFirstPaint, []);
  return null;
}
