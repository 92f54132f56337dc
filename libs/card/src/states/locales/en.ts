/** Texts of every state of a code but the activated one, and of the page where a code is typed. */
const en = {
  help: 'Help',
  notFound: {
    title: 'QR code not found',
    text: 'There’s no code {{code}}. Check the printed code and type it again.',
    invalid: 'Invalid QR code',
  },
  free: {
    title: 'Activate this QR code',
    text: 'Code {{code}} is available. Make it yours: anyone who scans it sees your page and can message you.',
    unactivated: 'QR code unactivated. Anyone can activate it again.',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    inactive: 'This QR code is paused. Please try again later.',
    disabled: 'QR code is disabled. Please try again later. If the problem persists, contact support.',
    check: 'Check again',
  },
  notActivatable: {
    title: 'This QR code cannot be activated',
    text: 'Code {{code}} isn’t in use yet, but it can’t be activated right now:',
    reasons: {
      activation_not_enabled: 'Its project’s owner has not enabled activation.',
      view_only: 'It’s view-only.',
      project_archived: 'Its project is closed.',
      activations_exhausted: 'It has reached its activation limit.',
    },
    other: 'Enter another code',
  },
  findCode: {
    title: 'Enter or scan a code',
    camera: 'Scan with camera',
    about: 'What is {{brand}}?',
    text: 'Can’t scan the QR code? Type the characters printed next to it.',
    label: 'Code',
    hint: 'For example, {{example}}. Case and hyphens don’t matter.',
    invalid: 'A code has {{min}} to {{max}} letters and digits',
    submit: 'Open',
  },
  activation: {
    name: 'Name or alias',
    nameHint: 'Shown to anyone who scans the code',
    emailHint:
      'We’ll email you a verification code and an instant activation link. Your address stays private.',
    submit: 'Create profile and send code',
    failed: 'Couldn’t create your profile',
  },
  pageKind: {
    title: 'What will you use this code for?',
    lost: 'Keys, bag, pet…',
    lostHint: 'The finder sees what to do and can message you.',
    contact: 'Business card, badge…',
    contactHint: 'People see who you are and can save your contact details.',
  },
  fields: {
    title: 'More about you (optional)',
  },
};

export default en;
