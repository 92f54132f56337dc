import { lazyWithTexts } from '@ringtag/i18n';

/** The designer with its texts and the library that draws: loaded when its tab is opened. */
export const QrPanel = lazyWithTexts(['qr', 'qrDesign'], async () => ({
  default: (await import('./qr-view')).QrView,
}));
