import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  verifying: 'Wird geprüft …',
  done: {
    title: 'Sie sind angemeldet',
    text: 'Es geht gleich weiter …',
  },
  link: {
    invalid: 'Dieser Link funktioniert nicht oder wurde bereits verwendet',
    otherWay: 'Andere Methode wählen',
    again: 'Neuen Link anfordern',
    expired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  },
  step: {
    failed: 'Dieser Schritt konnte nicht geladen werden',
    ended:
      'Dieser Code ist abgelaufen oder wurde zu oft falsch eingegeben. Lassen Sie sich einen neuen senden.',
    unknown:
      'In diesem Browser gibt es keinen Code einzugeben. Machen Sie dort weiter, wo Sie ihn angefordert haben, öffnen Sie den Link in unserer E-Mail oder fordern Sie einen neuen Code an.',
    over: 'Dieser Code wurde schon verwendet oder gilt nicht mehr. Sie können einen neuen anfordern.',
  },
  signIn: {
    proof: {
      title: 'Anmelden',
      linkText: 'Über die Schaltfläche melden Sie sich auf diesem Gerät an.',
      failed: 'Anmeldung fehlgeschlagen',
    },
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    continue: 'Weiter',
    ways: 'Wie möchten Sie sich anmelden?',
    byCode: 'Code per E-Mail erhalten',
    or: 'oder',
    codeHint: 'Wir senden Ihnen einen 6-stelligen Code per E-Mail. Kein Passwort nötig.',
    sendCode: 'Code senden',
    noAccount: 'Noch kein Konto?',
    toSignUp: 'Registrieren',
    passwordChanged: 'Passwort geändert. Melden Sie sich mit Ihrem neuen Passwort an.',
    expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  },
  signUp: {
    proof: {
      title: 'Konto erstellen',
      linkTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
      linkText:
        'Über die Schaltfläche bestätigen Sie Ihre E-Mail-Adresse und melden sich auf diesem Gerät an.',
      submit: 'E-Mail bestätigen',
      failed: 'Ihr Konto konnte nicht erstellt werden',
    },
    submit: 'Konto erstellen',
    haveAccount: 'Schon ein Konto?',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Neues Passwort speichern',
    changed: 'Passwort geändert. Weiter zur Anmeldung …',
    back: 'Zurück zur Anmeldung',
    noToken:
      'Um ein neues Passwort festzulegen, öffnen Sie den Link aus unserer E-Mail oder fordern Sie einen neuen an.',
    failed: 'Das neue Passwort konnte nicht festgelegt werden',
  },
  sendFailed: 'Der Code konnte nicht gesendet werden',
} satisfies TranslationOf<typeof en>;

export default de;
