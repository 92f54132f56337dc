import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  hint: 'Davon hängt ab, was man zuerst sieht. Ihre Angaben und Texte bleiben dieselben.',
  suggested: 'Vorschlag',
  chosen: {
    lost: 'Ihre Seite hilft jetzt allen, die etwas von Ihnen finden',
    contact: 'Ihre Seite ist jetzt eine Kontaktkarte',
  },
  failed: 'Die Seite konnte nicht geändert werden',
  previewFailed: 'Ihre Karte konnte nicht geladen werden',
} satisfies TranslationOf<typeof en>;

export default de;
