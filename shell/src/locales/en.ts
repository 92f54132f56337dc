const en = {
  skip: 'Skip to content',
  close: 'Close',
  notifications: 'Notifications',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    myCodes: 'My Codes',
    messages: 'Messages',
    profile: 'My Profile',
    projects: 'Projects',
    presets: 'Presets',
    settings: 'Settings',
    users: 'Accounts',
    auditLog: 'Audit log',
    system: 'System',
    open: 'Open menu',
    close: 'Close menu',
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
    own: 'Personal',
    administration: 'Admin',
    groups: 'Areas',
    more: 'More',
    unread_one: '{{count, number}} unread message',
    unread_other: '{{count, number}} unread messages',
  },
  title: {
    signIn: 'Sign in',
    signUp: 'Sign up',
    forgotPassword: 'Forgot password',
    changePassword: 'Change password',
    myCodes: 'My Codes',
    myCode: 'QR code',
    messages: 'Messages',
    profile: 'My Profile',
    projects: 'Projects',
    project: 'Project',
    presets: 'Presets',
    preset: 'Preset',
    settings: 'Settings',
    item: 'Item',
    users: 'Accounts',
    user: 'Account',
    auditLog: 'Audit log',
    mails: 'E-mail queue',
    system: 'System',
    labelLayouts: 'Label sizes',
  },
  user: {
    menu: 'Account menu',
    menuOf: 'Account menu: {{name}}',
    signOut: 'Sign Out',
  },
  marketing: {
    headline: 'Jump-start your project with {{brand}}',
    text: 'One small code on your keys, bag or business card. Whoever scans it can reach you, and you decide what they see.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Page not found',
    text: "The page you're looking for doesn't exist or has been moved.",
    home: 'Go to Home',
    back: 'Go Back',
  },
  offline: 'You are offline. Some things will not work until the connection is back.',
  accessDenied: {
    title: 'Access denied',
    text: 'Your account does not have access to this page.',
    home: 'Go to Home',
  },
  expiry: {
    title: 'Are you still there?',
    text: 'Your current session has expired because of inactivity. You will be automatically signed out if you do not respond in few seconds.',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    keep: 'Keep Working',
    signOut: 'Sign Out',
  },
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    shell: typeof en;
  }
}

export default en;
