import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  help: 'Hilfe',
  notFound: {
    title: 'QR-Code nicht gefunden',
    text: 'Den Code {{code}} gibt es nicht. Vergleichen Sie ihn mit dem Aufdruck und geben Sie ihn noch einmal ein.',
    invalid: 'Ungültiger QR-Code',
  },
  free: {
    title: 'QR-Code aktivieren',
    text: 'Der Code {{code}} ist noch frei. Aktivieren Sie ihn: Wer ihn scannt, sieht dann Ihre Seite und kann Ihnen schreiben.',
    unactivated: 'Aktivierung aufgehoben. Jeder kann den Code wieder aktivieren.',
  },
  unavailable: {
    title: 'Vorübergehend nicht verfügbar',
    inactive: 'Dieser QR-Code ist pausiert. Bitte versuchen Sie es später erneut.',
    disabled:
      'Der QR-Code ist gesperrt. Bitte versuchen Sie es später erneut. Bleibt das Problem bestehen, wenden Sie sich an den Support.',
    check: 'Erneut prüfen',
  },
  notActivatable: {
    title: 'Dieser QR-Code kann nicht aktiviert werden',
    text: 'Der Code {{code}} ist noch nicht vergeben, lässt sich zurzeit aber nicht aktivieren:',
    reasons: {
      activation_not_enabled: 'Die Aktivierung wurde nicht freigegeben.',
      view_only: 'Er lässt sich nur ansehen.',
      project_archived: 'Sein Projekt ist abgeschlossen.',
      activations_exhausted: 'Er hat sein Aktivierungslimit erreicht.',
    },
    other: 'Anderen Code eingeben',
  },
  findCode: {
    title: 'Code eingeben oder scannen',
    camera: 'Mit der Kamera scannen',
    about: 'Was ist {{brand}}?',
    text: 'Lässt sich der QR-Code nicht scannen? Geben Sie die daneben aufgedruckten Zeichen ein.',
    label: 'Code',
    hint: 'Zum Beispiel {{example}}. Groß- und Kleinschreibung sowie Bindestriche sind egal.',
    invalid: 'Ein Code besteht aus {{min}} bis {{max}} Buchstaben und Ziffern',
    submit: 'Öffnen',
  },
  activation: {
    name: 'Name oder Alias',
    nameHint: 'Sichtbar für alle, die den Code scannen.',
    emailHint:
      'Wir senden Ihnen einen Bestätigungscode und einen Link zur sofortigen Aktivierung. Ihre Adresse bleibt privat.',
    submit: 'Speichern und Code senden',
    failed: 'Das Profil konnte nicht erstellt werden',
  },
  pageKind: {
    title: 'Wofür verwenden Sie diesen Code?',
    lost: 'Für Schlüssel, Tasche, Haustier …',
    lostHint: 'Wer etwas findet, sieht, was zu tun ist, und kann Ihnen schreiben.',
    contact: 'Für Visitenkarte, Namensschild …',
    contactHint: 'Andere sehen, wer Sie sind, und können Ihren Kontakt speichern.',
  },
  fields: {
    title: 'Mehr über Sie (optional)',
  },
} satisfies TranslationOf<typeof en>;

export default de;
