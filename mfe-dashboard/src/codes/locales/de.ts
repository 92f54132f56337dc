import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  badge: 'Digital',
  add: 'Digitalen Code hinzufügen',
  empty:
    'Kein Aufkleber zur Hand? Fügen Sie einen digitalen Code hinzu, den Sie drucken oder auf dem Handy zeigen können.',
  deletion: {
    title: 'Diesen Code löschen',
    hint: 'Gedruckte und geteilte Kopien funktionieren dann nicht mehr.',
    button: 'Code löschen',
    done: '{{code}} gelöscht',
  },
} satisfies TranslationOf<typeof en>;

export default de;
