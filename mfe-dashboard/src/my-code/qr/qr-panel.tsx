import { lazyWithTexts } from '@ringtag/i18n';

/** The designer, its texts and the library that draws. Loaded when its tab is opened. */
export const QrPanel = lazyWithTexts(['qr', 'qrDesign'], async () => ({
  default: (await import('./qr-view')).QrView,
}));
