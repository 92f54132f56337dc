import type { GalleryFamily } from '@ringtag/contracts';
import { lazyWithTexts } from '@ringtag/i18n';
import type { ComponentType } from 'react';

/** The page of each family. Each page is a chunk of its own. */
export const FAMILY_PAGES: Record<GalleryFamily, ComponentType> = {
  buttons: lazyWithTexts([], () => import('./buttons/buttons.page')),
  forms: lazyWithTexts(['verification'], () => import('./forms/forms.page')),
  dates: lazyWithTexts([], () => import('./dates/dates.page')),
  uploads: lazyWithTexts([], () => import('./uploads/uploads.page')),
  display: lazyWithTexts([], () => import('./display/display.page')),
  feedback: lazyWithTexts([], () => import('./feedback/feedback.page')),
  overlays: lazyWithTexts([], () => import('./overlays/overlays.page')),
  navigation: lazyWithTexts([], () => import('./navigation/navigation.page')),
  themes: lazyWithTexts([], () => import('./themes/themes.page')),
};
