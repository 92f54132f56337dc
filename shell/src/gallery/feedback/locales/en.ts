const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryFeedback: typeof en;
  }
}

export default en;
