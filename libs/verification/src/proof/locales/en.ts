const en = {
  text: 'We’ll email you a code to confirm it’s you.',
  send: 'Email me a code',
  sendFailed: 'Couldn’t send the code',
  currentPassword: 'Current password',
  again: {
    title: 'Confirm it’s you',
    text: 'You signed in more than ten minutes ago, so we ask again.',
    submit: 'Continue',
    working: 'Checking…',
    failed: 'Couldn’t confirm it’s you',
  },
} as const;

export default en;
