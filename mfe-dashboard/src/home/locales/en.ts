const en = {
  title: 'Home',
  loadFailed: 'Home could not be loaded',
  noMessages: 'No messages yet. Anyone who scans your codes can write to you.',
  answers_one: '{{count, number}} new answer',
  answers_other: '{{count, number}} new answers',
  steps: {
    title: 'Next steps',
    activate: {
      title: 'Activate a code',
      text: 'Scan a {{brand}} sticker, or enter the code printed on it.',
    },
    profile: {
      title: 'Complete your profile',
      text: 'Add your name and a way to reach you. You decide who sees what.',
    },
    page: {
      title: 'Choose what your card shows',
      text: 'A contact card or a lost-and-found page, in your own words.',
    },
    try: {
      title: 'Try your QR code',
      text: 'Save or print it, then scan it once yourself.',
    },
    'first-project': {
      title: 'Create a project',
      text: 'A project holds codes that belong together.',
    },
    'first-codes': {
      title: 'Create codes',
      text: 'Add codes to a project, then print them.',
    },
  },
  scans: {
    title: 'Scans of your codes',
    none_one: 'Nobody has scanned your codes in the last {{count}} day.',
    none_other: 'Nobody has scanned your codes in the last {{count}} days.',
  },
  site: {
    title: 'Site overview',
    codes: 'Codes',
    activated: 'Activated',
    projects: 'Projects',
    period: 'Period',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    activations: 'Activations',
    scans: 'Scans',
    none_one: 'None in the last {{count}} day.',
    none_other: 'None in the last {{count}} days.',
  },
};

export default en;
