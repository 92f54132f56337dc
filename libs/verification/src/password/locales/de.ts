import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Passwort',
  new: 'Neues Passwort',
  optional: 'Passwort (optional)',
  optionalHint: 'Ohne Passwort senden wir Ihnen bei jeder Anmeldung einen Code per E-Mail. {{length}}',
  length_one: 'Mindestens {{count}} Zeichen.',
  length_other: 'Mindestens {{count}} Zeichen.',
  tooShort_one: 'Bitte verwenden Sie mindestens {{count}} Zeichen',
  tooShort_other: 'Bitte verwenden Sie mindestens {{count}} Zeichen',
  missing: 'Bitte geben Sie Ihr Passwort ein',
  show: 'Passwort anzeigen',
  repeat: 'Neues Passwort wiederholen',
  mismatch: 'Die Passwörter stimmen nicht überein',
  capsLock: 'Die Feststelltaste ist aktiviert',
  strength: 'Stärke: {{level}}',
  levels: {
    weak: 'schwach',
    fair: 'mittel',
    strong: 'stark',
  },
} satisfies TranslationOf<typeof en>;
