/** The component gallery: every widget of @ringtag/ui in every state, a view per family, with the code that draws it. */
export { default } from './gallery-view';
export { galleryTexts } from './texts';
