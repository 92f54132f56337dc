import { loadTexts } from '@ringtag/i18n';
import { lazy, type ComponentType } from 'react';
import type { PaletteProps } from './palette';

/** The palette and its texts. It loads when an administrator first opens it. */
export const Palette = lazy<ComponentType<PaletteProps>>(async () => {
  try {
    return (await Promise.all([import('./palette'), loadTexts('palette')]))[0];
  } catch (error) {
    // The page must still work when the palette does not load.
    console.error('The palette could not be loaded', error);
    return { default: () => null };
  }
});
