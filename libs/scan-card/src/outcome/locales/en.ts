/** What is said once "Send" was pressed. */
const en = {
  refused: 'Too many messages have come in. You can send yours {{when}}. Your text stays in the form.',
  ready: 'You can send your message now.',
  expired: 'This form was open for too long. It has been renewed: please send your message again.',
  ways: 'Or get in touch another way:',
  thanks: {
    title: 'Thank you!',
    text: 'Your message was sent to {{name}}.',
    again: 'Send another message',
  },
};

export default en;
