import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  notFound: {
    title: 'QR-Code nicht gefunden',
    text: 'Den Code {{code}} gibt es nicht. Bitte vergleichen Sie ihn mit dem Aufdruck und geben Sie ihn noch einmal ein.',
    invalid: 'Ungültiger QR-Code',
  },
  free: {
    title: 'QR-Code aktivieren',
    text: 'Der Code {{code}} ist noch frei. Machen Sie ihn zu Ihrem: Wer ihn scannt, sieht Ihre Kontaktkarte und kann Ihnen schreiben.',
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
  contact: {
    save: 'Kontakt speichern',
  },
  message: {
    title: 'Nachricht senden',
    kind: 'Was möchten Sie senden?',
    kinds: {
      message: 'Nachricht',
      feedback: 'Feedback',
    },
    body: 'Ihre Nachricht',
    placeholder: 'Schreiben Sie hier Ihre Nachricht …',
    bodyRequired: 'Bitte schreiben Sie eine Nachricht',
    sender: 'Ihre Kontaktdaten (optional)',
    senderHint: 'Ohne sie können Sie keine Antwort erhalten.',
    trap: 'Dieses Feld leer lassen',
    submit: 'Senden',
    failed: 'Die Nachricht konnte nicht gesendet werden',
  },
  footer: {
    signIn: 'Anmelden',
  },
} satisfies TranslationOf<typeof en>;

export default de;
