import { addNamespace } from '@ringtag/i18n';
import { addDesignTexts } from '@ringtag/qr-designer';
import { lazy } from 'react';
// Tells `t` of the namespace.
import type {} from './locales/en';

/** The designer with its texts and the library that draws: loaded when its tab is opened. */
export const QrPanel = lazy(async () => {
  const [{ QrView }] = await Promise.all([
    import('./qr-view'),
    addNamespace('qr', (locale) => import(`./locales/${locale}.ts`)),
    addDesignTexts(),
  ]);
  return { default: QrView };
});
