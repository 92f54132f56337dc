const en = {
  soon: 'This page is being built.',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    auth: typeof en;
  }
}

export default en;
