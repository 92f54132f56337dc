const en = {
  title: 'Give {{code}} to someone',
  email: 'Their email address',
  emailHint: 'The link we email works for seven days. The page behind it shows your name and email address.',
  along: {
    label: 'Include your name for the code',
    design: 'Include the design of the QR code',
    page: 'Include the texts, links and color of the page',
  },
  stays: 'Your messages and scans stay with you, and your profile isn’t shown anymore.',
  confirm: 'Send link',
  working: 'Sending…',
  failed: 'Couldn’t give the code away',
  done: 'Link sent to {{email}}',
};

export default en;
