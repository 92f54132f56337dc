const en = {};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryUploads: typeof en;
  }
}

export default en;
