import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  goOn: 'Code aus der E-Mail eingeben',
  linkToo:
    'Ihr Profil ist gespeichert. Geben Sie den Code ein oder öffnen Sie den Link zur sofortigen Aktivierung in derselben E-Mail.',
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
} satisfies TranslationOf<typeof en>;
