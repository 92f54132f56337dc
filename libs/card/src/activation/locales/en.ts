const en = {
  failed: 'Activation failed. Please try again',
  activate: 'Activate',
  secret: {
    label: 'The 4 characters on the back',
    hint: 'They came with the code: on its back, below a fold or scratch field, or on a separate card. They show that you have it in your hands.',
    missing: 'Enter the 4 characters that came with this code',
  },
  ownName: {
    label: 'What is it on?',
    hint: 'For example “Blue bag”. Only you see this name.',
    save: 'Save name',
    saved: 'Name saved',
    failed: 'Couldn’t save the name',
  },
  progress: {
    verifying: 'Verifying…',
    activating: 'Activating…',
    redirecting: 'Activated. Opening your page…',
  },
  signedIn: {
    text: 'Code {{code}} is available. You’re signed in as {{email}}, so one tap makes it yours.',
    addName: 'Go to my profile',
  },
  link: {
    title: 'Activate QR code {{code}}',
    text: 'This is what you’ll publish. Press the button to activate the code and sign in on this device.',
    account: 'You’ll be signed in as {{email}}.',
    decline: 'It wasn’t me',
    declined: 'Thank you',
    declinedText: 'Nothing was published. The link and code in that email no longer work.',
    again: 'Get a new link',
    show: 'View page',
    declineFailed: 'Couldn’t decline the activation',
  },
  codeStep: {
    goOn: 'Enter the code we sent',
    linkToo:
      'Enter the code here, or open the instant activation link in the same email. Your profile is already saved.',
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
  },
};

export default en;
