import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Kalender öffnen',
    dialog: 'Datum wählen',
    clear: 'Leeren',
    done: 'Fertig',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Voriges Jahr',
    nextYear: 'Nächstes Jahr',
    previousYears: 'Vorige zehn Jahre',
    nextYears: 'Nächste zehn Jahre',
    chooseMonth: 'Monat wählen',
    chooseYear: 'Jahr wählen',
    time: 'Uhrzeit',
    hours: 'Stunden',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    meridiem: 'am (vormittags) oder pm (nachmittags)',
  },
  linkHelps:
    'Vielleicht versucht jemand anderes, sich mit Ihrer Adresse anzumelden. Öffnen Sie unsere neueste E-Mail und klicken Sie auf den Link darin; er lässt sich nicht erraten. Ist er abgelaufen, warten Sie bitte oder verwenden Sie ein Gerät, auf dem Sie schon einmal angemeldet waren.',
  codeHelps:
    'Vielleicht versucht jemand anderes, sich mit Ihrer Adresse anzumelden. Lassen Sie sich stattdessen einen Code per E-Mail schicken oder verwenden Sie ein Gerät, auf dem Sie schon einmal angemeldet waren.',
  errors: {
    isCommonPassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes',
    invalid_code: 'Der Code ist ungültig oder abgelaufen',
    invalid_link: 'Der Aktivierungslink ist ungültig oder abgelaufen',
    link_expired: 'Der Aktivierungslink ist abgelaufen. Bitte fordern Sie einen neuen an',
    name_required: 'Bitte ergänzen Sie vor der Aktivierung Ihren Namen im Profil',
    invalid_credentials: 'Die Anmeldedaten sind falsch',
    account_blocked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support',
    own_code: 'Das ist Ihr eigener Code. Sie können seine Aktivierung selbst aufheben',
    unactivation_requested: 'Sie haben bereits darum gebeten, die Aktivierung aufzuheben',
    activation_limit_reached:
      'Sie haben das Aktivierungslimit erreicht! Sie haben bereits {{currentCount}} QR-Codes aktiviert. Um weitere Codes zu aktivieren, können Sie Ihr Konto erweitern.',
    code_entry_closed:
      'Für diese Adresse wurden zu viele falsche Codes eingegeben. Bitte verwenden Sie stattdessen den Link in der E-Mail',
    email_taken: 'Diese E-Mail-Adresse wird bereits verwendet',
  },
} satisfies TranslationOf<typeof en>;
