import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  back: 'Zurück zur Karte',
  needsScript:
    'Zum Aktivieren wird JavaScript benötigt. Schalten Sie es ein oder öffnen Sie diese Seite in einem anderen Browser.',
  failed: 'Ihre Nachricht wurde nicht gesendet',
} satisfies TranslationOf<typeof en>;

export default de;
