/** The component gallery: every widget of @ringtag/ui in every state, a view per family, with the code that draws it. */
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the shell compiles this source and needs the type of `?source`; an ambient file cannot be imported
/// <reference path="./source.d.ts" />
export { addGalleryTexts, default } from './gallery-view';
