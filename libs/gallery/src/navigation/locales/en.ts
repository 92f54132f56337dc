const en = {
  tabs: 'Tabs',
  tabsText: 'Arrow keys move along and show; they follow the direction of the page.',
  steps: 'Steps',
  stepsText: 'Beside one another where there is room; the current step is announced.',
  verticalSteps: 'Steps below one another',
  sideMenu: 'Side menu',
  sideMenuText: 'Items 40 px high, in groups and submenus; collapsed, icons with tooltips remain.',
  pagination: 'Pages of a list',
  tabsLabel: 'Details of the code',
  overview: 'Overview',
  overviewText: 'Activated on 21 November, scanned 57 times.',
  messages: 'Messages',
  messagesText: 'Nobody has written so far.',
  settings: 'Settings',
  settingsText: 'The code shows the public fields of the profile.',
  history: 'History',
  stepsLabel: 'Activation',
  stepTitles: {
    name: 'Name',
    email: 'E-mail',
    code: 'Code',
    done: 'Done',
  },
  stepTexts: {
    name: 'What scanners see',
    email: 'Where the code goes',
    code: 'Six digits from the mail',
    wrongCode: 'That code is not right',
    done: 'The code is yours',
  },
  stepStatus: {
    complete: 'complete',
    pending: 'pending',
    inProgress: 'in progress',
    error: 'error',
  },
  currentStep: 'Step {{number}} of {{count}}: {{title}}',
  back: 'Back',
  next: 'Next',
  collapsed: 'Collapsed',
  menuLabel: 'Example of a menu',
  entries: {
    home: 'Home',
    codes: 'Codes',
    active: 'Active codes',
    paused: 'Paused codes',
    messages: 'Messages',
    administration: 'Administration',
    projects: 'Projects',
    settings: 'Settings',
  },
  pagesLabel: 'Pages of codes',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {{number}}',
  range: '{{from}}–{{to}} of {{total}}',
  pageSize: 'Rows per page',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryNavigation: typeof en;
  }
}

export default en;
