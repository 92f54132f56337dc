const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryDates: typeof en;
  }
}

export default en;
