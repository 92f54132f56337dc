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
    title: 'The code could not be loaded',
    retry: 'Try again',
  },
  activation: {
    name: 'Name or alias',
    nameHint: 'Shown to everybody who scans the code.',
    emailHint:
      'We send a verification code and an instant activation link to this address. It is not shown to anybody.',
    submit: 'Create profile and send code',
    codeTitle: 'Check your inbox',
    linkToo: 'Your profile is saved. Enter the code, or open the instant activation link in the same e-mail.',
    activate: 'Activate',
  },
  fields: {
    title: 'More about you (optional)',
    hint: 'Public fields appear on your card. Private fields are visible only to you.',
  },
  signedIn: {
    text: 'The code {{code}} is still free. You are signed in as {{email}}, so one tap makes it yours.',
    addName: 'Go to my profile',
  },
  progress: {
    verifying: 'Verifying…',
    activating: 'Activating…',
    redirecting: 'Activated. Opening the card…',
  },
  link: {
    title: 'Activate QR code {{code}}',
    text: 'This is what you are about to publish. Press the button to activate the code and sign in on this device.',
    account: 'You will be signed in as {{email}}.',
    decline: 'This was not me',
    declined: 'Thank you',
    declinedText: 'Nothing was published, and the link and the code of that e-mail no longer work.',
    again: 'Ask for a new link',
    show: 'Show the QR code',
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

declare module '@ringtag/i18n' {
  interface TranslationResources {
    scan: typeof en;
  }
}

export default en;
