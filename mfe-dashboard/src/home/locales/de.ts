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
      text: 'Scannen Sie einen Aufkleber von {{brand}}, oder geben Sie den aufgedruckten Code ein.',
    },
    profile: {
      title: 'Profil vervollständigen',
      text: 'Tragen Sie Ihren Namen ein und wie man Sie erreicht. Sie entscheiden, wer was sieht.',
    },
    page: {
      title: 'Festlegen, was Ihre Karte zeigt',
      text: 'Kontaktkarte oder Seite für Verlorenes, mit Ihren eigenen Worten.',
    },
    try: {
      title: 'QR-Code ausprobieren',
      text: 'Speichern oder drucken Sie ihn, und scannen Sie ihn einmal selbst.',
    },
    'first-project': {
      title: 'Projekt anlegen',
      text: 'Ein Projekt fasst Codes zusammen, die zusammengehören.',
    },
    'first-codes': {
      title: 'Codes anlegen',
      text: 'Fügen Sie einem Projekt Codes hinzu, und drucken Sie sie.',
    },
  },
  scans: {
    title: 'Scans Ihrer Codes',
    none_one: 'Seit {{count}} Tag hat niemand Ihre Codes gescannt.',
    none_other: 'Seit {{count}} Tagen hat niemand Ihre Codes gescannt.',
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
    none_one: 'Keine seit {{count}} Tag.',
    none_other: 'Keine seit {{count}} Tagen.',
  },
};

export default de;
