const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryOverlays: typeof en;
  }
}

export default en;
