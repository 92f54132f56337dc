const en = {
  title: 'Settings',
  subtitle: 'They apply to everybody who uses this installation',
  loadFailed: 'The settings could not be loaded',
  saved: 'Settings saved',
  reload: 'Load again',
  outdated: 'Somebody else has changed the settings meanwhile. Load them again before you change them.',
  limits: {
    title: 'Limits',
  },
  digitalCodes: {
    title: 'Digital codes',
    text: 'People can create codes without a sticker: as many as an account can hold, and at most {{max, number}} a day. A code that its owner gives up is deleted.',
    none: 'Not offered',
    projects: 'Projects',
    noProject: 'No project found',
    unused: 'This project is archived or deleted, so nobody can create digital codes.',
  },
  messages: {
    title: 'Messages',
    deleted_one: 'Messages older than {{count, number}} day are deleted for good, within an hour of saving.',
    deleted_other:
      'Messages older than {{count, number}} days are deleted for good, within an hour of saving.',
  },
  sessions: {
    title: 'Staying signed in',
    text: 'A change counts at once, also for people who are signed in. The first pair is for owners on their own devices.',
  },
  mails: {
    title: 'E-mails',
  },
  legal: {
    title: 'Legal pages',
    text: 'Linked at the end of every page. Empty: the pages that come with the product, and no imprint.',
  },
  languages: {
    title: 'Languages',
    label: 'Offered languages',
    hint: 'English is always offered. Whoever uses another one reads English.',
  },
  labels: {
    digitalCodesProjectId: 'Project for digital codes',
    activationLimit: 'Codes per account',
    messagesPerSender: 'Messages per sender and hour',
    messagesPerCode: 'Messages per code and day',
    ownerSessionIdleDays: 'Owners: days without a visit',
    ownerSessionDays: 'Owners: days in all',
    sharedSessionIdleMinutes: 'Shared computers: minutes without a request',
    sharedSessionHours: 'Shared computers: hours in all',
    adminSessionIdleMinutes: 'Administrators: minutes without a request',
    adminSessionHours: 'Administrators: hours in all',
    messageRetentionDays: 'Days to keep messages',
    mailSenderName: 'Name of the sender',
    mailReplyTo: 'Address for replies',
    termsUrl: 'Terms',
    privacyUrl: 'Privacy policy',
    imprintUrl: 'Imprint',
  },
  hints: {
    digitalCodesProjectId: 'Leave it empty to offer none.',
    activationLimit: 'Accounts with a limit of their own keep it. Nobody loses a code that is activated.',
    messagesPerSender:
      'To one code, from one internet address. Until half of the code’s day is used, the first message of each visitor passes as well.',
    messageRetentionDays: 'Owners see this number above their messages. Leave it empty to keep messages.',
    mailSenderName: 'Empty: the name that the server is configured with.',
    mailReplyTo: 'Replies to a message notice still go to whoever wrote the message.',
  },
  faults: {
    project: 'Please choose a project that is in use',
    number: 'Please enter a whole number from {{min, number}} to {{max, number}}',
    text: 'Please enter one line of at most {{max, number}} characters',
    email: 'Please enter a valid e-mail address',
    link: 'Please enter an address that begins with https://',
  },
  saveFailed: 'Failed to save the settings',
};

export default en;
