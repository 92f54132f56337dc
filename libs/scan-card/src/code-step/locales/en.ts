const en = {
  goOn: 'Enter the code we sent',
  linkToo: 'Your profile is saved. Enter the code, or open the instant activation link in the same email.',
  ended: {
    title: 'This code no longer works',
    why_one: 'Codes expire after {{count}} minute, or sooner after too many wrong attempts.',
    why_other: 'Codes expire after {{count}} minutes, or sooner after too many wrong attempts.',
    kept: 'Your profile is still saved. You just need a new code.',
    resend: 'Send a new code to {{email}}',
    again: 'Start over',
  },
  nothing:
    'You don’t have a code to enter here. Continue in the browser where you started, or open the link in our email, which works in any browser. To start over, type the printed code.',
  elsewhere:
    'You activated it in another window or on another device. To manage it here, sign in with the same email address.',
};

export default en;
