import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  page: {
    save: 'Kontakt speichern',
    message: 'Nachricht',
    share: 'Teilen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    copy: 'Kopieren',
    copied: 'Kopiert',
    belongsTo: 'Eigentum von',
    found: 'Gefunden? Vielen Dank!',
    foundText: 'Schreiben Sie, wo es ist und wie {{name}} es wiederbekommt. Nachrichten kommen sofort an.',
    conversation: 'Ihre Unterhaltung mit {{name}}',
    ways: {
      call: 'Anrufen',
      whatsapp: 'WhatsApp',
      mail: 'E-Mail',
      map: 'Karte',
      website: 'Website',
    },
  },
  message: {
    title: 'Nachricht senden',
    body: 'Ihre Nachricht',
    placeholder: 'Schreiben Sie hier Ihre Nachricht …',
    bodyRequired: 'Schreiben Sie eine Nachricht',
    add: 'Kontaktdaten hinzufügen',
    senderHint: 'Diese Angaben sieht nur, wem der Code gehört. Antworten erhalten Sie auch ohne sie.',
    feedback: 'Als Feedback senden',
    helped: 'Auch wer beim Antworten hilft, kann sie lesen.',
    offline: 'Sie sind offline. Ihr Text bleibt hier. Senden Sie ihn, sobald Sie wieder online sind.',
    trap: 'Dieses Feld leer lassen',
    submit: 'Senden',
    failed: 'Die Nachricht konnte nicht gesendet werden',
  },
  card: {
    configure: 'Seite bearbeiten',
    activated: 'QR-Code aktiviert',
  },
  footer: {
    mode: 'Modus',
    modes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
    dashboard: 'Zur Übersicht',
    signIn: 'Anmelden',
    ownCode: 'Ist das Ihr Code?',
    requestHint: 'Bitten Sie die Person, die ihn aktiviert hat, ihn freizugeben.',
    requestUnactivation: 'Freigabe anfragen',
  },
} satisfies TranslationOf<typeof en>;

export default de;
