const en = {
  text: 'We’ll email you a code to confirm it’s you.',
  send: 'Email me a code',
  sendFailed: 'Couldn’t send the code',
  currentPassword: 'Current password',
} as const;

export default en;
