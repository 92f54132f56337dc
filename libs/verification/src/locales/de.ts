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
  password: {
    label: 'Passwort',
    new: 'Neues Passwort',
    optional: 'Passwort (optional)',
    optionalHint: 'Ohne Passwort senden wir Ihnen bei jeder Anmeldung einen Code per E-Mail. {{length}}',
    length_one: 'Mindestens {{count}} Zeichen.',
    length_other: 'Mindestens {{count}} Zeichen.',
    tooShort_one: 'Verwenden Sie mindestens {{count}} Zeichen',
    tooShort_other: 'Verwenden Sie mindestens {{count}} Zeichen',
    missing: 'Geben Sie Ihr Passwort ein',
    show: 'Passwort anzeigen',
    repeat: 'Neues Passwort bestätigen',
    mismatch: 'Die Passwörter stimmen nicht überein',
    capsLock: 'Die Feststelltaste ist aktiviert',
    strength: 'Stärke: {{level}}',
    levels: {
      weak: 'schwach',
      fair: 'mittel',
      strong: 'stark',
    },
  },
} satisfies TranslationOf<typeof en>;
