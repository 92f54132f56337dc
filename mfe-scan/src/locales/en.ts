import card from '@ringtag/card/locales/en';
const en = {
  ...card,
  loadError: {
    title: 'An error occurred',
    failed: 'Couldn’t load the code',
    retry: 'Try again',
  },
  card: {
    ...card.card,
    activatedText: 'You’re signed in. This is the page people see when they scan your code.',
    own: 'This code is yours',
    taken: 'This QR code was already activated.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Signed in as {{email}}',
    signOut: 'Sign out',
  },
};

export default en;
