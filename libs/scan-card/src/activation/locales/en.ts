const en = {
  failed: 'Activation failed. Please try again',
  activate: 'Activate',
  progress: {
    verifying: 'Verifying…',
    activating: 'Activating…',
    redirecting: 'Activated. Opening the card…',
  },
  signedIn: {
    text: 'The code {{code}} is still free. You are signed in as {{email}}, so one tap makes it yours.',
    addName: 'Go to my profile',
  },
  link: {
    title: 'Activate QR code {{code}}',
    text: 'This is what you are about to publish. Press the button to activate the code and sign in on this device.',
    account: 'You will be signed in as {{email}}.',
    decline: 'This was not me',
    declined: 'Thank you',
    declinedText: 'Nothing was published, and the link and the code of that e-mail no longer work.',
    again: 'Ask for a new link',
    show: 'View the page',
    declineFailed: 'Failed to decline the activation',
  },
};

export default en;
