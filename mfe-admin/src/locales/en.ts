const en = {
  soon: 'This page is being built.',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    admin: typeof en;
  }
}

export default en;
