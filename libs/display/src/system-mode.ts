import type { Mode } from './theme';

export const DARK = '(prefers-color-scheme: dark)';

/** The current mode of the system. */
export function systemMode(): Mode {
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}
