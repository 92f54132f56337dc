import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Prüfen Sie Ihr Postfach',
  sentTo: 'Wir haben einen Bestätigungscode an {{email}} gesendet.',
  code: 'Bestätigungscode',
  incomplete: 'Geben Sie alle 6 Ziffern ein',
  wrong_one: 'Der Code stimmt nicht. Noch {{count}} Versuch.',
  wrong_other: 'Der Code stimmt nicht. Noch {{count}} Versuche.',
  spent: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  resend: 'Code erneut senden',
  resendIn: 'Code erneut senden in {{seconds}} s',
  resent: 'Bestätigungscode erneut gesendet',
  sameCode: 'Ist Ihr Code noch nicht abgelaufen, senden wir denselben noch einmal, und er gilt länger.',
  changeEmail: 'E-Mail-Adresse ändern',
  resendFailed: 'Der Bestätigungscode konnte nicht erneut gesendet werden',
  shared: {
    label: 'Diesen Computer nutzen auch andere',
    hint: 'Wir melden Sie ab, wenn Sie den Browser schließen oder eine Weile nichts tun.',
  },
} satisfies TranslationOf<typeof en>;
