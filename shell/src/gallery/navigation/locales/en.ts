const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryNavigation: typeof en;
  }
}

export default en;
