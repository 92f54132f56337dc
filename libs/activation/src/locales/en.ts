const en = {
  cancel: 'Cancel',
  unactivate: 'Unactivate',
  requested: 'Unactivation request sent to the owner.',
  working: 'One moment…',
  consequences: {
    reset: 'This resets the code’s activation.',
    others: 'Other people can activate the code again.',
    messages: 'Existing messages are kept but hidden from new owners.',
  },
  digital: {
    title: 'Delete {{code}}?',
    confirm: 'Delete code',
    deleted: 'The code is deleted for good. No one can activate it again.',
    pictures: 'Copies you printed or shared stop working.',
    messages: 'Your messages are kept.',
  },
  own: {
    title: 'Unactivate {{code}}?',
    confirm: 'Unactivate',
    failed: 'Failed to unactivate QR code',
  },
  request: {
    title: 'Request unactivation of {{code}}',
    text: 'We’ll email the owner a confirmation link. If they agree:',
    reason: 'Reason (optional)',
    reasonHint: 'The owner sees it with your name and email address.',
    confirm: 'Send request',
    failed: 'Failed to send unactivation request',
  },
  answer: {
    lost: 'You marked this code as lost. If you unactivate it, people who find your things can’t message you anymore.',
    title: 'Request for {{code}}',
    signIn: 'Sign in to the account that owns this code to see who’s asking.',
    signInButton: 'Sign in',
    text: '{{name}} ({{email}}) asked you to unactivate this QR code. If you do:',
    confirm: 'Confirm and unactivate',
    decline: 'Decline',
    gone: 'This link doesn’t work. The request has already been answered, or it’s for another account.',
    show: 'View page',
    declineFailed: 'Couldn’t decline the request',
    expired: 'This link has expired. The person who asked can send a new request.',
  },
  answered: {
    confirm: 'QR code unactivated',
    confirmText: 'Anyone can activate it again. We’ll email the person who asked.',
    decline: 'Request declined',
    declineText: 'Your code stays as it is. We’ll email the person who asked.',
  },
};

export default en;
