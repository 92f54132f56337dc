import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  findCode: {
    title: 'Code eingeben',
    text: 'Sie können das QR-Bild nicht scannen? Geben Sie den Code ein, der daneben gedruckt ist.',
    label: 'Code',
    hint: 'Zum Beispiel {{example}}. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.',
    invalid: 'Ein Code hat {{min}} bis {{max}} Buchstaben und Ziffern',
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
    inactive:
      'Dieser QR-Code ist zurzeit von seinem Besitzer ausgeschaltet. Bitte versuchen Sie es später noch einmal.',
    disabled:
      'Der QR-Code ist deaktiviert. Bitte versuchen Sie es später noch einmal. Besteht das Problem weiter, wenden Sie sich an den Support.',
    check: 'Noch einmal prüfen',
  },
  notActivatable: {
    title: 'Dieser QR-Code kann nicht aktiviert werden',
    text: 'Der Code {{code}} gehört noch niemandem, lässt sich zurzeit aber nicht aktivieren:',
    reasons: {
      activation_not_enabled: 'Der Besitzer hat die Aktivierung nicht freigegeben.',
      view_only: 'Der Code ist nur zum Ansehen gedacht.',
      project_archived: 'Das Projekt, zu dem er gehört, ist abgeschlossen.',
      activations_exhausted: 'Er wurde schon so oft aktiviert, wie es erlaubt ist.',
    },
    other: 'Anderen Code eingeben',
  },
  activation: {
    title: 'Diesen QR-Code aktivieren',
    text: 'Der Code {{code}} ist noch frei. Machen Sie ihn zu Ihrem: Wer ihn scannt, sieht Ihre Karte und kann Ihnen schreiben.',
    name: 'Name oder Alias',
    nameHint: 'Sichtbar für alle, die den Code scannen.',
    emailHint:
      'An diese Adresse senden wir einen Bestätigungscode und einen Link zur sofortigen Aktivierung. Sie wird niemandem angezeigt.',
    submit: 'Profil anlegen und Code senden',
    codeTitle: 'Sehen Sie in Ihr Postfach',
    linkToo:
      'Ihr Profil ist gespeichert. Geben Sie den Code ein oder öffnen Sie den Aktivierungslink in derselben E-Mail.',
    activate: 'Aktivieren',
  },
  fields: {
    title: 'Mehr über Sie (freiwillig)',
    hint: 'Öffentliche Angaben stehen auf Ihrer Karte. Private sehen nur Sie.',
    add: 'Angabe hinzufügen',
    choose: 'Auswählen…',
    addButton: 'Hinzufügen',
    visibility: '{{field}}: Wer sieht es?',
    public: 'Öffentlich',
    private: 'Privat',
    remove: 'Entfernen: {{field}}',
  },
  signedIn: {
    text: 'Der Code {{code}} ist noch frei. Sie sind als {{email}} angemeldet: Ein Tippen genügt, und er gehört Ihnen.',
    addName: 'Zu meinem Profil',
  },
  progress: {
    verifying: 'Wird geprüft…',
    activating: 'Wird aktiviert…',
    redirecting: 'Aktiviert. Die Karte wird geöffnet…',
  },
  link: {
    title: 'QR-Code {{code}} aktivieren',
    text: 'Mit der Schaltfläche aktivieren Sie den Code und melden sich auf diesem Gerät an.',
    ignore: 'Sie haben das nicht angefordert? Dann schließen Sie diese Seite; es passiert nichts.',
    again: 'Neuen Link anfordern',
    show: 'QR-Code anzeigen',
  },
  card: {
    activated: 'QR-Code aktiviert',
    activatedText: 'Sie sind angemeldet. Diese Karte sehen alle, die Ihren Code scannen.',
    own: 'Dieser Code gehört Ihnen',
    ownText: 'Diese Seite sehen alle, die ihn scannen.',
    taken: 'Dieser QR-Code wurde schon aktiviert.',
  },
  message: {
    title: 'Nachricht senden',
    kind: 'Worum geht es?',
    kinds: {
      message: 'Nachricht',
      feedback: 'Feedback',
    },
    body: 'Ihre Nachricht',
    bodyRequired: 'Bitte schreiben Sie eine Nachricht',
    sender: 'Ihre Kontaktdaten (freiwillig)',
    senderHint: 'Ohne sie kann Ihnen niemand antworten.',
    trap: 'Dieses Feld frei lassen',
    submit: 'Senden',
    expired:
      'Das Formular war zu lange geöffnet. Es ist jetzt erneuert: Bitte senden Sie Ihre Nachricht noch einmal.',
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
