const en = {
  page: {
    save: 'Save contact',
    message: 'Message',
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    copy: 'Copy',
    copied: 'Copied',
    belongsTo: 'Belongs to',
    found: 'Found this? Thank you!',
    foundText: 'Please write where it is and how to get it back. {{name}} gets your message right away.',
    ways: {
      call: 'Call',
      whatsapp: 'WhatsApp',
      mail: 'E-mail',
      map: 'Map',
      website: 'Website',
    },
  },
  message: {
    title: 'Send a message',
    body: 'Your message',
    placeholder: 'Write your message here…',
    bodyRequired: 'Please write a message',
    add: 'Add how to reach you',
    senderHint: 'The owner sees these. Answers reach you without them, too.',
    feedback: 'This is feedback',
    offline: 'You are offline. Your text stays here. Please send it when you are connected again.',
    trap: 'Leave this field empty',
    submit: 'Send',
    failed: 'Failed to send message',
  },
  card: {
    configure: 'Edit the page',
    activated: 'QR code activated',
  },
  footer: {
    dashboard: 'Go to dashboard',
    signIn: 'Sign in',
    ownCode: 'Is this your code?',
    requestHint: 'You can ask the person who activated it to free it for you.',
    requestUnactivation: 'Request unactivation',
  },
};

export default en;
