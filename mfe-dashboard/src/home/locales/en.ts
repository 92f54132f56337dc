const en = {
  title: 'Home',
  loadFailed: 'Couldn’t load Home',
  noMessages: 'No messages yet. Anyone who scans your codes can message you.',
  answers_one: '{{count, number}} new reply',
  answers_other: '{{count, number}} new replies',
  steps: {
    title: 'Next steps',
    activate: {
      title: 'Activate a code',
      text: 'Scan a {{brand}} sticker, or enter the code printed on it.',
    },
    profile: {
      title: 'Complete your profile',
      text: 'Add your name and a way to reach you. You choose what people see.',
    },
    page: {
      title: 'Choose what people see',
      text: 'Greet people on your page in your own words.',
    },
    try: {
      title: 'Test your QR code',
      text: 'Save or print it, then scan it yourself.',
    },
    'first-project': {
      title: 'Create a project',
      text: 'Use projects to group your codes.',
    },
    'first-codes': {
      title: 'Create codes',
      text: 'Add codes to a project, then print them.',
    },
  },
  scans: {
    title: 'Code scans',
    none_one: 'No scans in the last {{count}} day',
    none_other: 'No scans in the last {{count}} days',
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
    none_one: 'None in the last {{count}} day',
    none_other: 'None in the last {{count}} days',
  },
};

export default en;
