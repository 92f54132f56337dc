/** Texts for what happens after "Send" is pressed. */
const en = {
  refused: 'Too many messages right now. You can send yours {{when}}. Your message is saved here.',
  help: 'Help',
  ready: 'You can send your message now.',
  errors: {
    form_expired: 'This form was open too long, so we refreshed it. Send your message again.',
    form_too_new: 'That was too quick for our spam filter. Your message is still here. Send it again.',
  },
  next: { photos: 'Add photos', place: 'Add your location' },
  ways: 'Or get in touch another way:',
  answersTo: {
    label: 'Email me replies',
    hint: 'We’ll email you a link to this conversation and any replies. No one else sees your address.',
    start: 'Turn on emails',
    started: 'Emails turned on',
    failed: 'Couldn’t turn on emails',
  },
  remember: {
    action: 'Remember on this phone',
    done: 'Done. To come back, scan the code again with this phone.',
    failed: 'Couldn’t remember the conversation',
  },
  thanks: {
    title: 'Thank you!',
    text: 'Your message was sent to {{name}}.',
    conversation: 'Open conversation',
    conversationHint: '{{name}} can reply in the conversation. Save the link to come back to it.',
    keep: 'Keep this link private. Anyone with it can read the conversation and reply.',
    copy: 'Copy conversation link',
    copied: 'Link copied',
    share: 'Share conversation link',
    again: 'Send another message',
  },
};

export default en;
