import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  verifying: 'Wird geprüft …',
  done: {
    title: 'Sie sind angemeldet',
    text: 'Einen Moment, es geht gleich weiter …',
  },
  link: {
    invalid: 'Dieser Link ist ungültig oder wurde bereits verwendet',
    otherWay: 'Andere Methode wählen',
    again: 'Neuen Link anfordern',
    expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  },
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    byCode: 'Stattdessen Code per E-Mail',
    byPassword: 'Stattdessen Passwort verwenden',
    codeHint: 'Wir senden Ihnen einen 6-stelligen Code per E-Mail. Ein Passwort ist nicht nötig.',
    sendCode: 'Code senden',
    noAccount: 'Noch kein Konto?',
    toSignUp: 'Registrieren',
    passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    linkText: 'Über die Schaltfläche melden Sie sich auf diesem Gerät an.',
    failed: 'Die Anmeldung ist fehlgeschlagen',
  },
  signUp: {
    title: 'Konto erstellen',
    submit: 'Konto erstellen',
    confirm: 'Adresse bestätigen',
    haveAccount: 'Schon ein Konto?',
    linkTitle: 'Adresse bestätigen',
    linkText: 'Über die Schaltfläche bestätigen Sie Ihre E-Mail-Adresse und melden sich auf diesem Gerät an.',
    failed: 'Das Konto konnte nicht erstellt werden',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen können.',
    submit: 'Neues Passwort speichern',
    changed: 'Passwort geändert. Weiter zur Anmeldung …',
    back: 'Zurück zur Anmeldung',
    noToken:
      'Diese Seite braucht den Link aus unserer E-Mail. Öffnen Sie ihn oder fordern Sie einen neuen an.',
    failed: 'Das neue Passwort konnte nicht gesetzt werden',
  },
  sendFailed: 'Der Code konnte nicht gesendet werden',
} satisfies TranslationOf<typeof en>;

export default de;
