const en = {
  notFound: {
    title: 'QR code not found',
    text: 'There is no code {{code}}. Please compare it with the printed one and type it again.',
    invalid: 'Invalid QR code',
  },
  free: {
    title: 'Activate this QR code',
    text: 'The code {{code}} is still free. Make it yours: whoever scans it sees your card and can write to you.',
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
  contact: {
    save: 'Save contact',
  },
  message: {
    title: 'Send a message',
    kind: 'What would you like to send?',
    kinds: {
      message: 'Message',
      feedback: 'Feedback',
    },
    body: 'Your message',
    placeholder: 'Write your message here…',
    bodyRequired: 'Please write a message',
    sender: 'Your contact details (optional)',
    senderHint: 'Without them, you cannot get a reply.',
    trap: 'Leave this field empty',
    submit: 'Send',
    failed: 'Failed to send message',
  },
  footer: {
    signIn: 'Sign in',
  },
};

export default en;
