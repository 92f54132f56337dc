const en = {
  title: 'My Profile',
  subtitle: 'What people see when they scan your codes, and your account',
  views: {
    profile: 'Profile',
    account: 'Account',
  },
  loadFailed: 'Your profile could not be loaded',
  saved: 'Profile saved',
  cancel: 'Cancel',
  nameHint: 'Everybody who scans one of your codes sees it.',
  photo: {
    heading: 'Photo',
    hint: 'Everybody who scans one of your codes sees it. Place and time of the picture are not kept.',
    saved: 'Photo saved',
    removed: 'Photo removed',
    choose: 'Choose a photo',
    change: 'Change the photo',
    remove: 'Remove',
    busy: 'Opening the photo…',
    notAnImage: 'This file is not a picture',
    tooLarge: 'This photo is larger than 10 MB',
    unreadable: 'This photo cannot be read. Please try another one',
    unavailable: 'The photo could not be opened. Please try again',
    crop: {
      title: 'Choose the part to show',
      close: 'Close',
      move: 'Move the photo with the arrow keys',
      zoom: 'Zoom',
      rotate: 'Turn by a quarter',
      cancel: 'Cancel',
      apply: 'Use the photo',
    },
  },
  preview: {
    title: 'As a scanner sees it',
    public_one: 'With {{count}} public field. Private fields are visible to you alone.',
    public_other: 'With {{count}} public fields. Private fields are visible to you alone.',
    save: 'Save contact',
  },
  language: {
    title: 'Language',
    text: 'The language of these pages and of our e-mails to you.',
  },
  proof: {
    text: 'To be sure that it is you, we e-mail you a code.',
    send: 'E-mail me a code',
  },
  email: {
    title: 'E-mail address',
    text: 'You sign in with it, and we tell you about new messages there. Scanners do not see it.',
    change: 'Change e-mail address',
    new: 'New e-mail address',
    hint: 'We send a code and a link to it. Nothing changes before you use one of them.',
    submit: 'Continue',
    confirm: 'Change my address',
    done: 'Your e-mail address was changed. You are signed out on all other devices.',
    linkTitle: 'Change your e-mail address?',
    linkText:
      'Your account {{email}} gets the address to which this link was sent. All other devices are signed out.',
    linkRefused: 'This link is not valid for your account, or it has expired. You can ask for a new one.',
    toAccount: 'Go to my account',
  },
  password: {
    title: 'Password',
    text: 'When you change it, you are signed out on all other devices.',
    textNone: 'You sign in with a code from your mailbox. With a password you need not wait for it.',
    change: 'Change password',
    set: 'Set a password',
    current: 'Current password',
    done: 'Your password was saved. You are signed out on all other devices.',
  },
  sessions: {
    title: 'Devices',
    text: 'Where you are signed in at the moment.',
    loadFailed: 'Your devices could not be loaded',
    unknown: 'Unknown device',
    current: 'This device',
    lastSeen: 'Last active:',
    end: 'Sign out',
    endNamed: 'Sign out {{device}}',
    ended: 'The device is signed out',
    endOthers: 'Sign out everywhere else',
    othersEnded: 'All other devices are signed out',
  },
  export: {
    title: 'Your data',
    text: 'Everything that your account holds, as a JSON file: profile, codes, messages and devices.',
    button: 'Download my data',
  },
  deletion: {
    title: 'Delete account',
    text: 'Your account and everything in it are deleted for good.',
    open: 'Delete my account…',
    question: 'Delete your account?',
    final: 'This cannot be undone:',
    codes: 'Your codes become free, and others can activate them.',
    messages: 'Your profile and all messages to you are deleted.',
    devices: 'You are signed out everywhere.',
    type: 'To confirm, type {{email}}',
    mistyped: 'This is not your e-mail address',
    administrator: 'You are an administrator. The last administrator cannot be deleted.',
    submit: 'Delete for good',
  },
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    profile: typeof en;
  }
}

export default en;
