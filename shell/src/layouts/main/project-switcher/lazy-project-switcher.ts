import { loadTexts } from '@ringtag/i18n';
import { lazy, type ComponentType } from 'react';

/** The switcher and its texts. Only administrators load it. */
export const ProjectSwitcher = lazy<ComponentType>(async () => {
  try {
    return (await Promise.all([import('./project-switcher'), loadTexts('projectSwitcher')]))[0];
  } catch (error) {
    // The page must still work when the switcher does not load, so the header is shown without it.
    console.error('The switcher of projects could not be loaded', error);
    return { default: () => null };
  }
});
