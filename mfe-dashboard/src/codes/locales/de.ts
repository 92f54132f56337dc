import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  badge: 'Digital',
  add: 'Digitalen Code hinzufügen',
  empty:
    'Kein Aufkleber zur Hand? Fügen Sie einen digitalen Code hinzu. Sie können ihn selbst drucken oder auf dem Telefon zeigen.',
  deletion: {
    title: 'Diesen Code löschen',
    hint: 'Bilder davon, die Sie gedruckt oder geteilt haben, funktionieren dann nicht mehr.',
    button: 'Löschen',
    done: '{{code}} ist gelöscht',
  },
} satisfies TranslationOf<typeof en>;

export default de;
