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
    foundText: 'Tell {{name}} where it is and how to get it back. Your message arrives right away.',
    ways: {
      call: 'Call',
      whatsapp: 'WhatsApp',
      mail: 'Email',
      map: 'Map',
      website: 'Website',
    },
  },
  message: {
    title: 'Send a message',
    body: 'Your message',
    placeholder: 'Write your message here…',
    bodyRequired: 'Write a message',
    add: 'Add contact details',
    senderHint: 'Only the owner sees these. You’ll get replies even if you leave them out.',
    feedback: 'Send as feedback',
    offline: 'You’re offline. Your message is saved here. Send it when you’re back online.',
    trap: 'Leave this field empty',
    submit: 'Send',
    failed: 'Couldn’t send your message',
  },
  card: {
    configure: 'Edit page',
    activated: 'QR code activated',
  },
  footer: {
    dashboard: 'Go to dashboard',
    signIn: 'Sign in',
    ownCode: 'Is this your code?',
    requestHint: 'You can ask the person who activated it to release it.',
    requestUnactivation: 'Request unactivation',
  },
};

export default en;
