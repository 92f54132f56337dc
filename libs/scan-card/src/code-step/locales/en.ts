const en = {
  goOn: 'Enter the code we sent',
  linkToo: 'Your profile is saved. Enter the code, or open the instant activation link in the same email.',
  ended: {
    title: 'This code no longer works',
    why_one: 'Codes expire after {{count}} minute, or sooner after too many wrong tries.',
    why_other: 'Codes expire after {{count}} minutes, or sooner after too many wrong tries.',
    kept: 'Your profile is still saved. You just need a new code.',
    resend: 'Send a new code to {{email}}',
    again: 'Start over',
  },
  nothing:
    'There’s nothing to enter here. If you started in another browser, continue there, or open the link in our email, which works anywhere. Otherwise, type the printed code to start.',
  elsewhere:
    'You activated it in another window or on another device. To manage it here, sign in with the same email address.',
};

export default en;
