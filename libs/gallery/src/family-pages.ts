import { lazyWithTexts } from '@ringtag/i18n';
import type { ComponentType } from 'react';
import type { Family } from './views';

/** The page of each family. Each page is a chunk of its own, together with its texts. */
export const FAMILY_PAGES: Record<Family, ComponentType> = {
  buttons: lazyWithTexts(['galleryButtons'], () => import('./buttons/buttons.page')),
  forms: lazyWithTexts(['galleryForms', 'verification'], () => import('./forms/forms.page')),
  dates: lazyWithTexts(['galleryDates'], () => import('./dates/dates.page')),
  uploads: lazyWithTexts(['galleryUploads'], () => import('./uploads/uploads.page')),
  display: lazyWithTexts(['galleryDisplay'], () => import('./display/display.page')),
  feedback: lazyWithTexts(['galleryFeedback'], () => import('./feedback/feedback.page')),
  overlays: lazyWithTexts(['galleryOverlays'], () => import('./overlays/overlays.page')),
  navigation: lazyWithTexts(['galleryNavigation'], () => import('./navigation/navigation.page')),
  themes: lazyWithTexts(['galleryThemes'], () => import('./themes/themes.page')),
};
