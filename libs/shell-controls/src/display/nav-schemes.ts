import type { NavMode } from '@ringtag/display';

/** The classes of tokens.css that give a part of the page the colours of a nav mode (specification 4). */
export const NAV_SCHEMES: Record<NavMode, string | undefined> = {
  light: 'light',
  dark: 'dark',
  themed: 'themed',
  transparent: undefined,
};
