const en = {
  title: 'Settings',
  subtitle: 'They apply to everybody who uses this installation',
  loadFailed: 'The settings could not be loaded',
  saved: 'Settings saved',
  reload: 'Load again',
  outdated: 'Somebody else has changed the settings meanwhile. Load them again before you change them.',
  limits: {
    title: 'Limits',
    activationLimit: 'Codes per account',
    activationLimitHint: 'Accounts with a limit of their own keep it. Nobody loses a code that is activated.',
    messagesPerSender: 'Messages per sender and hour',
    messagesPerSenderHint:
      'To one code, from one internet address. Until half of the code’s day is used, the first message of each visitor passes as well.',
    messagesPerCode: 'Messages per code and day',
  },
  messages: {
    title: 'Messages',
    messageRetentionDays: 'Days to keep messages',
    messageRetentionDaysHint: 'Owners see this number above their messages. Leave it empty to keep messages.',
    deleted_one: 'Messages older than {{count, number}} day are deleted for good, within an hour of saving.',
    deleted_other:
      'Messages older than {{count, number}} days are deleted for good, within an hour of saving.',
  },
  mails: {
    title: 'E-mails',
    mailSenderName: 'Name of the sender',
    mailSenderNameHint: 'Empty: the name that the server is configured with.',
    mailReplyTo: 'Address for replies',
    mailReplyToHint: 'Replies to a message notice still go to whoever wrote the message.',
  },
  legal: {
    title: 'Legal pages',
    text: 'Linked at the end of every page. Empty: the pages that come with the product, and no imprint.',
    termsUrl: 'Terms',
    privacyUrl: 'Privacy policy',
    imprintUrl: 'Imprint',
  },
  languages: {
    title: 'Languages',
    label: 'Offered languages',
    hint: 'English is always offered. Whoever uses another one reads English.',
  },
  faults: {
    number: 'Please enter a whole number from {{min, number}} to {{max, number}}',
    text: 'Please enter one line of at most {{max, number}} characters',
    email: 'Please enter a valid e-mail address',
    link: 'Please enter an address that begins with https://',
  },
  saveFailed: 'Failed to save the settings',
};

export default en;
