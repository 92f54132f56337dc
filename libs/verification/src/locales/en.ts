const en = {
  title: 'Check your inbox',
  sentTo: 'We sent a verification code to {{email}}.',
  code: 'Verification code',
  incomplete: 'Enter all 6 digits',
  wrong_one: 'That code isn’t right. {{count}} try left.',
  wrong_other: 'That code isn’t right. {{count}} tries left.',
  spent: 'This code no longer works. Get a new one.',
  resend: 'Resend code',
  resendIn: 'Resend code in {{seconds}} s',
  resent: 'Verification code resent',
  sameCode: 'If your code hasn’t expired, we’ll send the same one with more time to use it.',
  changeEmail: 'Change email',
  resendFailed: 'Failed to resend verification code',
  shared: {
    label: 'This is a shared computer',
    hint: 'We’ll sign you out when you close the browser or after a while without activity.',
  },
};

export default en;
