import { loadTexts } from '@ringtag/i18n';
import { lazy, type ComponentType } from 'react';

/** The switcher with its texts, which administrators alone load. */
export const ProjectSwitcher = lazy<ComponentType>(async () => {
  try {
    return (await Promise.all([import('./project-switcher'), loadTexts('projectSwitcher')]))[0];
  } catch (error) {
    // A header without it is better than no page.
    console.error('The switcher of projects could not be loaded', error);
    return { default: () => null };
  }
});
