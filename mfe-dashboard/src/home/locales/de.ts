const de = {
  title: 'Start',
  loadFailed: 'Die Startseite konnte nicht geladen werden',
  noMessages: 'Noch keine Nachrichten. Wer Ihre Codes scannt, kann Ihnen schreiben.',
  answers_one: '{{count, number}} neue Antwort',
  answers_other: '{{count, number}} neue Antworten',
  steps: {
    title: 'Nächste Schritte',
    activate: {
      title: 'Code aktivieren',
      text: 'Scannen Sie einen Aufkleber von {{brand}} oder geben Sie den aufgedruckten Code ein.',
    },
    profile: {
      title: 'Profil vervollständigen',
      text: 'Fügen Sie Ihren Namen und eine Kontaktmöglichkeit hinzu. Sie bestimmen, was andere sehen.',
    },
    page: {
      title: 'Bestimmen, was andere sehen',
      text: 'Begrüßen Sie andere auf Ihrer Seite mit eigenen Worten.',
    },
    try: {
      title: 'QR-Code testen',
      text: 'Speichern oder drucken Sie ihn und scannen Sie ihn dann selbst.',
    },
    'first-project': {
      title: 'Projekt erstellen',
      text: 'Mit Projekten gruppieren Sie Ihre Codes.',
    },
    'first-codes': {
      title: 'Codes erstellen',
      text: 'Fügen Sie einem Projekt Codes hinzu und drucken Sie sie dann.',
    },
  },
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
