import { lazy, type ComponentType } from 'react';

/** The switcher with its texts, which administrators alone load. */
export const ProjectSwitcher = lazy<ComponentType>(async () => {
  try {
    const switcher = await import('./project-switcher');
    await switcher.addProjectSwitcherTexts();
    return switcher;
  } catch (error) {
    // A header without it is better than no page.
    console.error('The switcher of projects could not be loaded', error);
    return { default: () => null };
  }
});
