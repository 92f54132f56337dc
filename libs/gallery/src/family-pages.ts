import { lazyWithTexts } from '@ringtag/i18n';
import { type ComponentType, lazy } from 'react';
import type { Family } from './views';

/** The page of each family. Each page is a chunk of its own. */
export const FAMILY_PAGES: Record<Family, ComponentType> = {
  buttons: lazy(() => import('./buttons/buttons.page')),
  forms: lazyWithTexts(['verification'], () => import('./forms/forms.page')),
  dates: lazy(() => import('./dates/dates.page')),
  uploads: lazy(() => import('./uploads/uploads.page')),
  display: lazy(() => import('./display/display.page')),
  feedback: lazy(() => import('./feedback/feedback.page')),
  overlays: lazy(() => import('./overlays/overlays.page')),
  navigation: lazy(() => import('./navigation/navigation.page')),
  themes: lazy(() => import('./themes/themes.page')),
};
