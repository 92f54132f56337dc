import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Bestätigen Sie mit einem Code, den wir Ihnen per E-Mail senden, dass Sie es sind.',
  send: 'Code senden',
  sendFailed: 'Der Code konnte nicht gesendet werden',
  currentPassword: 'Aktuelles Passwort',
} satisfies TranslationOf<typeof en>;
