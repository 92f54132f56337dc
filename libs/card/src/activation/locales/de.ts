import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Aktivierung fehlgeschlagen. Bitte versuchen Sie es erneut.',
  activate: 'Aktivieren',
  secret: {
    label: 'Die 4 Zeichen auf der Rückseite',
    hint: 'Sie stehen auf der Rückseite, unter einem Falz oder Rubbelfeld oder auf einer eigenen Karte. Sie zeigen, dass Sie den Code in der Hand haben.',
    missing: 'Geben Sie die 4 Zeichen ein, die dem Code beiliegen',
  },
  ownName: {
    label: 'Wie soll der Code heißen?',
    hint: 'Zum Beispiel „Blaue Tasche“. Nur Sie sehen diesen Namen.',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    failed: 'Der Name konnte nicht gespeichert werden',
  },
  progress: {
    verifying: 'Wird geprüft …',
    activating: 'Wird aktiviert …',
    redirecting: 'Aktiviert. Ihre Seite wird geöffnet …',
  },
  signedIn: {
    text: 'Der Code {{code}} ist noch frei. Sie sind als {{email}} angemeldet. Einmal tippen, und er gehört Ihnen.',
    addName: 'Zu meinem Profil',
  },
  link: {
    title: 'QR-Code {{code}} aktivieren',
    text: 'Das wird veröffentlicht. Über die Schaltfläche aktivieren Sie den Code und melden sich auf diesem Gerät an.',
    account: 'Sie werden als {{email}} angemeldet.',
    decline: 'Das war ich nicht',
    declined: 'Vielen Dank',
    declinedText: 'Es wurde nichts veröffentlicht. Link und Code aus der E-Mail gelten nicht mehr.',
    again: 'Neuen Link anfordern',
    show: 'Seite ansehen',
    declineFailed: 'Die Aktivierung konnte nicht abgelehnt werden',
  },
  codeStep: {
    goOn: 'Code aus der E-Mail eingeben',
    linkToo:
      'Geben Sie den Code hier ein oder öffnen Sie den Link zur sofortigen Aktivierung in derselben E-Mail. Ihr Profil ist schon gespeichert.',
    ended: {
      title: 'Dieser Code gilt nicht mehr',
      why_one: 'Codes laufen nach {{count}} Minute ab, nach zu vielen falschen Eingaben auch früher.',
      why_other: 'Codes laufen nach {{count}} Minuten ab, nach zu vielen falschen Eingaben auch früher.',
      kept: 'Ihr Profil ist noch gespeichert. Sie brauchen nur einen neuen Code.',
      resend: 'Neuen Code an {{email}} senden',
      again: 'Neu beginnen',
    },
    nothing:
      'Hier gibt es nichts einzugeben. Wenn Sie in einem anderen Browser begonnen haben, machen Sie dort weiter oder öffnen Sie den Link in unserer E-Mail. Er funktioniert überall. Sonst geben Sie den aufgedruckten Code ein.',
    elsewhere:
      'Sie haben ihn in einem anderen Fenster oder auf einem anderen Gerät aktiviert. Um ihn hier zu verwalten, melden Sie sich mit derselben E-Mail-Adresse an.',
  },
} satisfies TranslationOf<typeof en>;
