import { lazy, type ComponentType } from 'react';
import { addShellTexts } from '../locales/add-shell-texts';

/** A component of the shell that loads with the shell's texts; scan pages carry neither. */
function withTexts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: (await Promise.all([load(), addShellTexts()]))[0] }));
}

export const NotFoundPage = withTexts(async () => (await import('./not-found.page')).NotFoundPage);
export const AccessDeniedPage = withTexts(
  async () => (await import('./access-denied.page')).AccessDeniedPage,
);
export const OfflineNotice = withTexts(async () => (await import('./offline-notice')).OfflineNotice);
export const LegalPage = lazy(async () => {
  const { LegalPage: page, addLegalTexts } = await import('./legal/legal.page');
  await addLegalTexts();
  return { default: page };
});
/** The component gallery with its texts; product pages load neither. */
export const GalleryPage = lazy(async () => {
  const gallery = await import('@ringtag/gallery');
  await gallery.addGalleryTexts();
  return gallery;
});
export const SessionExpiry = withTexts(async () => (await import('../session/session-expiry')).SessionExpiry);
