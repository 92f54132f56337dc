const en = {
  failed: 'Activation failed. Please try again',
  activate: 'Activate',
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
};

export default en;
