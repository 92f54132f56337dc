import { lazy } from 'react';
import { addNamespace } from '@ringtag/i18n';

/** The frame of the gallery with its texts; product pages load neither. */
export const GalleryPage = lazy(
  async () =>
    (
      await Promise.all([
        import('./gallery-view'),
        addNamespace('gallery', (locale) => import(`./locales/${locale}.ts`)),
      ])
    )[0],
);
