const en = {
  title: 'Home',
  loadFailed: 'Couldn’t load Home',
  noMessages: 'No messages yet. Anyone who scans your codes can message you.',
  answers_one: '{{count, number}} new reply',
  answers_other: '{{count, number}} new replies',
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
