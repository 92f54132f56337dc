const en = {
  findCode: {
    title: 'Enter a code',
    text: 'Can’t scan the QR code? Type the characters printed next to it.',
    label: 'Code',
    hint: 'For example {{example}}. Letter case and hyphens do not matter.',
    invalid: 'A code has {{min}} to {{max}} letters and digits',
    submit: 'Open',
  },
  notFound: {
    title: 'QR code not found',
    text: 'There is no code {{code}}. Please compare it with the printed one and type it again.',
  },
  loadError: {
    title: 'The code could not be loaded',
    retry: 'Try again',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    inactive: 'Its owner has paused this QR code. Please try again later.',
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
  activation: {
    title: 'Activate this QR code',
    text: 'The code {{code}} is still free. Make it yours: whoever scans it sees your card and can write to you.',
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
    add: 'Add a field',
    choose: 'Choose…',
    addButton: 'Add',
    visibility: '{{field}}: who sees it',
    public: 'Public',
    private: 'Private',
    remove: 'Remove: {{field}}',
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
    text: 'Press the button to activate the code and sign in on this device.',
    ignore: 'Didn’t ask for this? Just close this page: nothing will happen.',
    again: 'Ask for a new link',
    show: 'Show the QR code',
  },
  card: {
    activated: 'QR code activated',
    activatedText: 'You are signed in. This is the card that people see when they scan your code.',
    own: 'This code is yours',
    ownText: 'This is the page that people see when they scan it.',
    taken: 'This QR code was already activated.',
  },
  message: {
    title: 'Send a message',
    kind: 'What would you like to send?',
    kinds: {
      message: 'Message',
      feedback: 'Feedback',
    },
    body: 'Your message',
    bodyRequired: 'Please write a message',
    sender: 'Your contact details (optional)',
    senderHint: 'Without them, you cannot get a reply.',
    trap: 'Leave this field empty',
    submit: 'Send',
    expired: 'This form was open for too long. It has been renewed: please send your message again.',
  },
  thanks: {
    title: 'Thank you!',
    text: 'Your message was sent to {{name}}.',
    again: 'Send another message',
  },
  footer: {
    signedInAs: 'Signed in as {{email}}',
    signIn: 'Sign in',
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
