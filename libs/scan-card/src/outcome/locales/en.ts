/** Texts for what happens after "Send" is pressed. */
const en = {
  refused: 'Too many messages have come in. You can send yours {{when}}. Your text stays in the form.',
  help: 'Help',
  ready: 'You can send your message now.',
  errors: {
    form_expired: 'This form was open for too long. It has been renewed: please send your message again.',
    form_too_new:
      'That was too quick for our spam filter. Your text is still in the form: please send it again.',
  },
  next: { photos: 'Add photos', place: 'Say where it is' },
  ways: 'Or get in touch another way:',
  thanks: {
    title: 'Thank you!',
    text: 'Your message was sent to {{name}}.',
    conversation: 'Open the conversation',
    conversationHint: '{{name}} can answer you in the conversation. Save its link to find it again.',
    keep: 'Keep this link to yourself: anyone who has it can read and write there.',
    copy: 'Copy conversation link',
    copied: 'Link copied',
    share: 'Share conversation link',
    again: 'Send another message',
  },
};

export default en;
