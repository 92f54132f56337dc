const en = {
  cancel: 'Cancel',
  unactivate: 'Unactivate',
  requested: 'An unactivation request was sent to the owner.',
  working: 'One moment…',
  consequences: {
    reset: 'The activation of the code is reset.',
    others: 'Other people can then activate the code again.',
    messages: 'Existing messages are kept, but new owners do not see them.',
  },
  digital: {
    title: 'Delete {{code}}?',
    confirm: 'Delete code',
    deleted: 'The code is deleted for good. Nobody can activate it again.',
    pictures: 'Pictures of it that you printed or shared stop working.',
    messages: 'Your messages are kept.',
  },
  own: {
    title: 'Unactivate {{code}}?',
    confirm: 'Unactivate',
    failed: 'Failed to unactivate QR code',
  },
  request: {
    title: 'Request unactivation of {{code}}',
    text: 'We send the owner an e-mail with a confirmation link. If the owner agrees:',
    reason: 'Reason (optional)',
    reasonHint: 'The owner sees it together with your name and e-mail address.',
    confirm: 'Send request',
    failed: 'Failed to send unactivation request',
  },
  answer: {
    title: 'Request for {{code}}',
    signIn: 'Please sign in with the account that holds this code. You then see who asks for it.',
    signInButton: 'Sign in',
    text: '{{name}} ({{email}}) asks you to unactivate this QR code. If you confirm:',
    confirm: 'Confirm and unactivate',
    decline: 'Decline',
    gone: 'There is nothing to answer any more: the link is not valid, the request was answered, or it belongs to another account.',
    show: 'View the page',
    declineFailed: 'Failed to decline the request',
    expired: 'This link has expired. The person who asked can send a new request.',
  },
  answered: {
    confirm: 'QR code unactivated',
    confirmText: 'Anybody can activate it again. The person who asked gets an e-mail.',
    decline: 'Request declined',
    declineText: 'Your code stays as it is. The person who asked gets an e-mail.',
  },
};

export default en;
