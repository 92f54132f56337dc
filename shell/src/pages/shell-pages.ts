import { declareTexts, lazyWithTexts, loadTexts } from '@ringtag/i18n';
import { SHELL_TEXTS } from '../texts';

// These pages load with the shell's texts. Scan pages load neither.
export const NotFoundPage = lazyWithTexts(SHELL_TEXTS, async () => ({
  default: (await import('./not-found.page')).NotFoundPage,
}));
export const AccessDeniedPage = lazyWithTexts(SHELL_TEXTS, async () => ({
  default: (await import('./access-denied.page')).AccessDeniedPage,
}));
export const OfflineNotice = lazyWithTexts(SHELL_TEXTS, async () => ({
  default: (await import('./offline-notice')).OfflineNotice,
}));
export const LegalPage = lazyWithTexts(['legal'], async () => ({
  default: (await import('./legal/legal.page')).LegalPage,
}));
export const SessionExpiry = lazyWithTexts(SHELL_TEXTS, async () => ({
  default: (await import('../session/session-expiry')).SessionExpiry,
}));
/** The component gallery. Its texts are declared when it loads, so that other pages do not load even their list. */
export const GalleryPage = lazyWithTexts([], async () => {
  const gallery = await import('@ringtag/gallery');
  declareTexts(gallery.galleryTexts);
  await loadTexts('gallery');
  return gallery;
});
