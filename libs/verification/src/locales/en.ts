const en = {
  title: 'Check your inbox',
  sentTo: 'We have sent a verification code to {{email}}.',
  code: 'Verification code',
  incomplete: 'Please enter all 6 digits',
  wrong_one: 'That code is not right. You have {{count}} try left',
  wrong_other: 'That code is not right. You have {{count}} tries left',
  spent: 'This code is no longer valid. Please ask for a new one',
  resend: 'Send the code again',
  resendIn: 'Send the code again in {{seconds}} s',
  resent: 'Verification code resent',
  sameCode: 'If your code has not expired, you get the same one again, with more time to use it.',
  changeEmail: 'Change e-mail',
  resendFailed: 'Failed to resend verification code',
  shared: {
    label: 'This is a shared computer',
    hint: 'You are signed out when the browser is closed, or after a while without activity.',
  },
};

export default en;
