const en = {
  title: 'Settings',
  subtitle: 'For everyone who uses this site',
  loadFailed: 'Couldn’t load settings',
  saved: 'Settings saved',
  reload: 'Reload settings',
  outdated: 'Someone else changed these settings. Reload them before you make changes.',
  limits: {
    title: 'Limits',
  },
  digitalCodes: {
    title: 'Digital codes',
    text: 'People can create codes without a sticker, up to their account’s limit and at most {{max, number}} a day. A digital code is deleted when its owner unactivates it.',
    none: 'Off',
    projects: 'Projects',
    noProject: 'No projects found',
    unused: 'This project is archived or deleted, so no one can create digital codes.',
  },
  messages: {
    title: 'Messages',
    deleted_one:
      'Messages older than {{count, number}} day will be permanently deleted within an hour of saving.',
    deleted_other:
      'Messages older than {{count, number}} days will be permanently deleted within an hour of saving.',
  },
  sessions: {
    title: 'Staying signed in',
    text: 'Changes apply right away, even to people who are signed in. The first two limits are for owners on their own devices.',
  },
  mails: {
    title: 'Email',
  },
  legal: {
    title: 'Legal pages',
    text: 'Linked at the bottom of every page. Leave the first two empty to use the built-in pages, and the last one if you don’t need a legal notice.',
  },
  languages: {
    title: 'Languages',
    label: 'Available languages',
    hint: 'English is always on. People using a language you turn off see English.',
  },
  labels: {
    digitalCodesProjectId: 'Project for digital codes',
    activationLimit: 'Codes per account',
    messagesPerSender: 'Messages per sender per hour',
    messagesPerCode: 'Messages per code per day',
    ownerSessionIdleDays: 'Owners: days of inactivity',
    ownerSessionDays: 'Owners: maximum session length (days)',
    sharedSessionIdleMinutes: 'Shared computers: minutes of inactivity',
    sharedSessionHours: 'Shared computers: maximum session length (hours)',
    adminSessionIdleMinutes: 'Administrators: minutes of inactivity',
    adminSessionHours: 'Administrators: maximum session length (hours)',
    messageRetentionDays: 'Days to keep messages',
    mailSenderName: 'Sender name',
    mailReplyTo: 'Reply-to address',
    termsUrl: 'Terms',
    privacyUrl: 'Privacy policy',
    imprintUrl: 'Legal notice',
  },
  hints: {
    digitalCodesProjectId: 'While this is off, people can’t create their own codes.',
    activationLimit: 'Accounts with a custom limit keep it. No one loses a code that’s already activated.',
    messagesPerSender:
      'Counts messages to one code from one IP address. A visitor’s first message always gets through until half the code’s daily limit is used.',
    messagesPerCode:
      'The first message from each IP address gets through and doesn’t count. Once the limit is reached, one more gets through every 15 minutes.',
    messageRetentionDays:
      'Owners see this number above their messages. Leave empty to keep messages forever.',
    mailSenderName: 'Leave empty to use the name from the server configuration.',
    mailReplyTo:
      'Replies to every email we send go to this address, not to the person mentioned in the email. Leave empty to use the sender address.',
  },
  faults: {
    project: 'Choose an active project',
    number: 'Enter a whole number from {{min, number}} to {{max, number}}',
    text: 'Enter one line of up to {{max, number}} characters',
    email: 'Please enter a valid email address',
    link: 'Enter an address that starts with https://',
  },
  saveFailed: 'Couldn’t save settings',
};

export default en;
