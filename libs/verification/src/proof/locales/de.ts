import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Bestätigen Sie mit einem Code, den wir Ihnen per E-Mail senden, dass Sie es sind.',
  send: 'Code senden',
  sendFailed: 'Der Code konnte nicht gesendet werden',
  currentPassword: 'Aktuelles Passwort',
  again: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Ihre Anmeldung liegt mehr als zehn Minuten zurück, deshalb fragen wir noch einmal.',
    submit: 'Weiter',
    working: 'Wird geprüft …',
    failed: 'Das konnte nicht bestätigt werden',
  },
} satisfies TranslationOf<typeof en>;
