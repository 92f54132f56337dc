import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  findCode: {
    title: 'Code eingeben',
    text: 'Lässt sich der QR-Code nicht scannen? Geben Sie die daneben aufgedruckten Zeichen ein.',
    label: 'Code',
    hint: 'Zum Beispiel {{example}}. Groß- und Kleinschreibung sowie Bindestriche spielen keine Rolle.',
    invalid: 'Ein Code besteht aus {{min}} bis {{max}} Buchstaben und Ziffern',
    submit: 'Öffnen',
  },
  notFound: {
    title: 'QR-Code nicht gefunden',
    text: 'Den Code {{code}} gibt es nicht. Bitte vergleichen Sie ihn mit dem Aufdruck und geben Sie ihn noch einmal ein.',
  },
  loadError: {
    title: 'Der Code konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  unavailable: {
    title: 'Vorübergehend nicht verfügbar',
    inactive: 'Dieser QR-Code ist zurzeit pausiert. Bitte versuchen Sie es später noch einmal.',
    disabled:
      'Der QR-Code ist gesperrt. Bitte versuchen Sie es später noch einmal. Besteht das Problem weiter, wenden Sie sich an den Support.',
    check: 'Erneut prüfen',
  },
  notActivatable: {
    title: 'Dieser QR-Code kann nicht aktiviert werden',
    text: 'Der Code {{code}} ist noch nicht vergeben, lässt sich zurzeit aber nicht aktivieren:',
    reasons: {
      activation_not_enabled: 'Die Aktivierung wurde nicht freigegeben.',
      view_only: 'Der Code ist nur zum Ansehen gedacht.',
      project_archived: 'Das zugehörige Projekt ist abgeschlossen.',
      activations_exhausted: 'Er wurde bereits so oft aktiviert wie erlaubt.',
    },
    other: 'Anderen Code eingeben',
  },
  activation: {
    title: 'QR-Code aktivieren',
    text: 'Der Code {{code}} ist noch frei. Machen Sie ihn zu Ihrem: Wer ihn scannt, sieht Ihre Kontaktkarte und kann Ihnen schreiben.',
    name: 'Name oder Alias',
    nameHint: 'Sichtbar für alle, die den Code scannen.',
    emailHint:
      'An diese Adresse senden wir einen Bestätigungscode und einen Link zur sofortigen Aktivierung. Sie wird niemandem angezeigt.',
    submit: 'Speichern und Code senden',
    codeTitle: 'Prüfen Sie Ihr E-Mail-Postfach',
    linkToo:
      'Ihr Profil ist gespeichert. Geben Sie den Code ein oder öffnen Sie den Link zur sofortigen Aktivierung in derselben E-Mail.',
    activate: 'Aktivieren',
  },
  fields: {
    title: 'Mehr über Sie (optional)',
    hint: 'Öffentliche Angaben stehen auf Ihrer Kontaktkarte. Private sehen nur Sie.',
    add: 'Angabe hinzufügen',
    choose: 'Auswählen …',
    addButton: 'Hinzufügen',
    visibility: '{{field}}: Sichtbarkeit',
    public: 'Öffentlich',
    private: 'Privat',
    remove: 'Entfernen: {{field}}',
  },
  signedIn: {
    text: 'Der Code {{code}} ist noch frei. Sie sind als {{email}} angemeldet: Einmal tippen genügt, und er gehört Ihnen.',
    addName: 'Zu meinem Profil',
  },
  progress: {
    verifying: 'Wird geprüft …',
    activating: 'Wird aktiviert …',
    redirecting: 'Aktiviert. Die Kontaktkarte wird geöffnet …',
  },
  link: {
    title: 'QR-Code {{code}} aktivieren',
    text: 'Über die Schaltfläche aktivieren Sie den Code und melden sich auf diesem Gerät an.',
    ignore: 'Sie haben das nicht angefordert? Schließen Sie einfach diese Seite: Es passiert nichts.',
    again: 'Neuen Link anfordern',
    show: 'QR-Code anzeigen',
  },
  card: {
    activated: 'QR-Code aktiviert',
    activatedText: 'Sie sind angemeldet. Diese Kontaktkarte sehen alle, die Ihren Code scannen.',
    own: 'Dieser Code gehört Ihnen',
    ownText: 'Diese Seite sehen alle, die ihn scannen.',
    taken: 'Dieser QR-Code wurde bereits aktiviert.',
  },
  message: {
    title: 'Nachricht senden',
    kind: 'Was möchten Sie senden?',
    kinds: {
      message: 'Nachricht',
      feedback: 'Feedback',
    },
    body: 'Ihre Nachricht',
    bodyRequired: 'Bitte schreiben Sie eine Nachricht',
    sender: 'Ihre Kontaktdaten (optional)',
    senderHint: 'Ohne sie können Sie keine Antwort erhalten.',
    trap: 'Dieses Feld leer lassen',
    submit: 'Senden',
    expired:
      'Das Formular war zu lange geöffnet. Es wurde erneuert: Bitte senden Sie Ihre Nachricht noch einmal.',
  },
  thanks: {
    title: 'Vielen Dank!',
    text: 'Ihre Nachricht an {{name}} wurde gesendet.',
    again: 'Weitere Nachricht senden',
  },
  footer: {
    signedInAs: 'Angemeldet als {{email}}',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    dashboard: 'Zur Übersicht',
  },
} satisfies TranslationOf<typeof en>;

export default de;
