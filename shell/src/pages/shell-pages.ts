import { declareTexts, lazyWithTexts, loadTexts } from '@ringtag/i18n';
import { SHELL_TEXTS } from '../texts';

// These pages load with the shell's texts. Scan pages load neither.
export const NotFoundPage = lazyWithTexts(SHELL_TEXTS, () => import('./not-found.page'));
export const AccessDeniedPage = lazyWithTexts(SHELL_TEXTS, () => import('./access-denied.page'));
export const LegalPage = lazyWithTexts(['legal'], () => import('./legal/legal.page'));
export const SessionExpiry = lazyWithTexts(SHELL_TEXTS, () => import('../session/session-expiry'));
/** The component gallery. Its texts are declared when it loads, so that other pages do not load even their list. */
export const GalleryPage = lazyWithTexts([], async () => {
  const gallery = await import('@ringtag/gallery');
  declareTexts(gallery.galleryTexts);
  await loadTexts('gallery');
  return gallery;
});
