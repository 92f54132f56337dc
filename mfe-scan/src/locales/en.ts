import card from '@ringtag/scan-card/locales/en';
const en = {
  ...card,
  findCode: {
    title: 'Enter a code',
    text: 'Can’t scan the QR code? Type the characters printed next to it.',
    label: 'Code',
    hint: 'For example {{example}}. Letter case and hyphens do not matter.',
    invalid: 'A code has {{min}} to {{max}} letters and digits',
    submit: 'Open',
  },
  loadError: {
    title: 'An error occurred',
    failed: 'The code could not be loaded',
    retry: 'Try again',
  },
  activation: {
    name: 'Name or alias',
    nameHint: 'Shown to everybody who scans the code.',
    emailHint:
      'We send a verification code and an instant activation link to this address. It is not shown to anybody.',
    submit: 'Create profile and send code',
    failed: 'Failed to create profile',
  },
  fields: {
    title: 'More about you (optional)',
  },
  card: {
    configure: 'Edit the page',
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied',
    unactivated: 'QR code unactivated. Anybody can activate it again.',
    activated: 'QR code activated',
    activatedText: 'You are signed in. This is the card that people see when they scan your code.',
    own: 'This code is yours',
    ownText: 'This is the page that people see when they scan it.',
    taken: 'This QR code was already activated.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Request unactivation',
    requestHint: 'This asks the owner to free the code for you.',
    signedInAs: 'Signed in as {{email}}',
    signOut: 'Sign out',
    dashboard: 'Go to dashboard',
  },
};

export default en;
