const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryDisplay: typeof en;
  }
}

export default en;
