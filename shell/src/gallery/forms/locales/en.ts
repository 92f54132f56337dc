const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryForms: typeof en;
  }
}

export default en;
