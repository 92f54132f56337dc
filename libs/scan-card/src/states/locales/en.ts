/** Texts of every state of a code but the activated one, and of the page where a code is typed. */
const en = {
  help: 'Help',
  notFound: {
    title: 'QR code not found',
    text: 'There is no code {{code}}. Please compare it with the printed one and type it again.',
    invalid: 'Invalid QR code',
  },
  free: {
    title: 'Activate this QR code',
    text: 'The code {{code}} is still free. Make it yours: whoever scans it sees your card and can write to you.',
    unactivated: 'QR code unactivated. Anybody can activate it again.',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    inactive: 'This QR code is paused. Please try again later.',
    disabled: 'QR code is disabled. Please try again later. If the problem persists, contact support.',
    check: 'Check again',
  },
  notActivatable: {
    title: 'This QR code cannot be activated',
    text: 'The code {{code}} is not in use yet, but it cannot be activated at the moment:',
    reasons: {
      activation_not_enabled: 'Its owner has not enabled activation.',
      view_only: 'The code is for viewing only.',
      project_archived: 'The project it belongs to is closed.',
      activations_exhausted: 'It has been activated as often as allowed.',
    },
    other: 'Enter another code',
  },
  findCode: {
    title: 'Enter or scan a code',
    camera: 'Scan with the camera',
    about: 'What is {{brand}}?',
    text: 'Can’t scan the QR code? Type the characters printed next to it.',
    label: 'Code',
    hint: 'For example {{example}}. Letter case and hyphens do not matter.',
    invalid: 'A code has {{min}} to {{max}} letters and digits',
    submit: 'Open',
  },
  activation: {
    name: 'Name or alias',
    nameHint: 'Shown to everybody who scans the code.',
    emailHint:
      'We send a verification code and an instant activation link to this address. It is not shown to anybody.',
    submit: 'Create profile and send code',
    failed: 'Failed to create profile',
  },
  pageKind: {
    title: 'What is this code on?',
    lost: 'Keys, bag, pet…',
    lostHint: 'Whoever finds it sees what to do and can write to you.',
    contact: 'Business card, badge…',
    contactHint: 'Whoever scans it sees who you are and can save your contact.',
  },
  fields: {
    title: 'More about you (optional)',
  },
};

export default en;
