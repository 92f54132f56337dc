const en = {
  title: 'Your QR code is paused',
  text: 'People who scan it see that it is temporarily unavailable, until you resume it.',
  resume: 'Resume',
  failed: 'Failed to resume the QR code',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    paused: typeof en;
  }
}

export default en;
