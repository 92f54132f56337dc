import { lazy } from 'react';

/** The frame of the gallery with its texts; product pages load neither. */
export const GalleryPage = lazy(async () => {
  const view = await import('./gallery-view');
  await view.addGalleryTexts();
  return view;
});
