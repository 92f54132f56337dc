const en = {
  title: 'A QR code for you',
  offer: '{{name}} ({{email}}) wants to give you QR code {{code}}.',
  meaning:
    'Anyone who scans it sees the public part of your profile and can message you. You can accept until {{date}}.',
  account: 'To accept, sign in with {{email}}, or create an account with this email address.',
  signIn: 'Sign in',
  signUp: 'Create account',
  other:
    'This gift is for {{email}}. You’re signed in as {{own}}. Sign out, then open the link in the email again.',
  name: 'Your name',
  nameHint: 'Shown to anyone who scans your codes',
  nameMissing: 'Enter your name',
  accept: 'Accept',
  accepted: '{{code}} is yours now',
  acceptFailed: 'Couldn’t accept the gift',
  full: 'The gift stays open until {{date}}. Give up one of your codes, then accept it.',
  myCodes: 'My codes',
  decline: 'Decline',
  declined: 'Gift declined. We’ll email the person who offered it.',
  declineFailed: 'Couldn’t decline the gift',
  loadFailed: 'Couldn’t load the gift',
  expired: 'This gift has expired. The person who offered it can offer it again.',
  gone: 'This link doesn’t work. The gift was accepted, declined or taken back, or the code can’t be given right now.',
};

export default en;
