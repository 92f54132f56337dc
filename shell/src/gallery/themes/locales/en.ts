const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryThemes: typeof en;
  }
}

export default en;
