/** What only the server says: without a script. */
const en = {
  back: 'Back to the card',
  needsScript: 'Activating needs JavaScript. Please switch it on, or open this page in another browser.',
  failed: 'Your message was not sent',
};

export default en;
