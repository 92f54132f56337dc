const de = {
  title: 'Start',
  loadFailed: 'Die Startseite konnte nicht geladen werden',
  noMessages: 'Noch keine Nachrichten. Wer Ihre Codes scannt, kann Ihnen schreiben.',
  answers_one: '{{count, number}} neue Antwort',
  answers_other: '{{count, number}} neue Antworten',
  scans: {
    title: 'Scans Ihrer Codes',
    none_one: 'Keine Scans am letzten Tag',
    none_other: 'Keine Scans in den letzten {{count}} Tagen',
  },
  site: {
    title: 'Gesamtübersicht',
    codes: 'Codes',
    activated: 'Aktiviert',
    projects: 'Projekte',
    period: 'Zeitraum',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    activations: 'Aktivierungen',
    scans: 'Scans',
    none_one: 'Keine am letzten Tag',
    none_other: 'Keine in den letzten {{count}} Tagen',
  },
};

export default de;
