import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Kalender öffnen',
    dialog: 'Datum wählen',
    clear: 'Löschen',
    done: 'Fertig',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Voriges Jahr',
    nextYear: 'Nächstes Jahr',
    previousYears: 'Vorige 10 Jahre',
    nextYears: 'Nächste 10 Jahre',
    chooseMonth: 'Monat wählen',
    chooseYear: 'Jahr wählen',
    time: 'Uhrzeit',
    hours: 'Stunden',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    meridiem: 'am (vormittags) oder pm (nachmittags)',
  },
  linkHelps:
    'Vielleicht versucht jemand anderes, sich in Ihrem Konto anzumelden. Nutzen Sie den Link in unserer neuesten E-Mail. Er lässt sich nicht erraten. Ist er abgelaufen, warten Sie oder verwenden Sie ein Gerät, auf dem Sie schon einmal angemeldet waren.',
  codeHelps:
    'Vielleicht versucht jemand anderes, sich in Ihrem Konto anzumelden. Lassen Sie sich stattdessen einen Code per E-Mail senden oder verwenden Sie ein Gerät, auf dem Sie schon einmal angemeldet waren.',
  errors: {
    isCommonPassword: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
    invalid_code: 'Der Code ist ungültig oder abgelaufen',
    claim_secret_refused:
      'Prüfen Sie die 4 Zeichen, die dem Code beiliegen, und geben Sie sie noch einmal ein.',
    invalid_link: 'Link zur Aktivierung ungültig oder abgelaufen',
    link_expired: 'Link zur Aktivierung abgelaufen. Fordern Sie einen neuen an.',
    name_required: 'Tragen Sie vor der Aktivierung Ihren Namen im Profil ein.',
    invalid_credentials: 'Die Anmeldedaten sind falsch',
    account_blocked: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
    own_code: 'Das ist Ihr eigener Code. Sie können seine Aktivierung selbst aufheben.',
    own_address: 'Das ist Ihre eigene E-Mail-Adresse.',
    email_bounces: 'E-Mails an diese Adresse kommen zurück. Prüfen Sie die Adresse.',
    already_offered: 'Sie verschenken diesen Code bereits.',
    code_paused: 'Dieser Code ist pausiert. Wer ihn besitzt, muss ihn zuerst fortsetzen.',
    code_lost: 'Dieser Code ist als verloren gemeldet. Wer ihn besitzt, muss ihn zuerst als gefunden melden.',
    unactivation_requested: 'Sie haben bereits darum gebeten, die Aktivierung aufzuheben.',
    activation_limit_reached:
      'Sie haben das Aktivierungslimit erreicht. Sie haben bereits {{currentCount}} QR-Codes aktiviert. Um weitere Codes zu aktivieren, können Sie Ihr Konto erweitern.',
    code_entry_closed:
      'Zu viele falsche Codes für diese E-Mail-Adresse. Nutzen Sie stattdessen den Link in unserer E-Mail.',
    email_taken: 'Diese E-Mail-Adresse wird bereits verwendet',
  },
} satisfies TranslationOf<typeof en>;
