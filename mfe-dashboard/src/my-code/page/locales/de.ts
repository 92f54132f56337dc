import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  hint: 'Davon hängt ab, was andere zuerst sehen. Ihre Angaben und Texte bleiben gleich.',
  suggested: 'Vorschlag',
  chosen: {
    lost: 'Ihre Seite ist jetzt für Verlorenes eingerichtet',
    contact: 'Ihre Seite ist jetzt eine Kontaktkarte',
  },
  failed: 'Die Seite konnte nicht geändert werden',
  previewFailed: 'Ihre Seite konnte nicht geladen werden',
} satisfies TranslationOf<typeof en>;

export default de;
