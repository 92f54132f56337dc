/**
 * The component gallery: every widget of @ringtag/ui in every state, with the code that draws it. Each family has a
 * view.
 */
export { default } from './gallery-view';
export { galleryTexts } from './texts';
