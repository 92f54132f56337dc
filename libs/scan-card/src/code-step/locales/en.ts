const en = {
  goOn: 'Enter the code we sent',
  linkToo: 'Your profile is saved. Enter the code, or open the instant activation link in the same e-mail.',
  ended: {
    title: 'This code is no longer valid',
    why_one: 'A code expires after {{count}} minute, or sooner after too many wrong entries.',
    why_other: 'A code expires after {{count}} minutes, or sooner after too many wrong entries.',
    kept: 'Your profile is still saved here, so you only need a new code.',
    resend: 'Send a new code to {{email}}',
    again: 'Start again',
  },
  nothing:
    'There is nothing to enter at this address. If you began in another browser, go on there, or open the link in our e-mail, which works anywhere. Otherwise type the printed code to start.',
  elsewhere:
    'You activated it in another window or on another device. To manage it here, sign in with the same e-mail address.',
};

export default en;
