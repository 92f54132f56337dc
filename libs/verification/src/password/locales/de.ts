import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Passwort',
  new: 'Neues Passwort',
  optional: 'Passwort (optional)',
  optionalHint: 'Ohne Passwort senden wir Ihnen bei jeder Anmeldung einen Code per E-Mail. {{length}}',
  length_one: 'Mindestens {{count}} Zeichen.',
  length_other: 'Mindestens {{count}} Zeichen.',
  tooShort_one: 'Verwenden Sie mindestens {{count}} Zeichen',
  tooShort_other: 'Verwenden Sie mindestens {{count}} Zeichen',
  missing: 'Geben Sie Ihr Passwort ein',
  show: 'Passwort anzeigen',
  repeat: 'Neues Passwort bestätigen',
  mismatch: 'Die Passwörter stimmen nicht überein',
  capsLock: 'Die Feststelltaste ist aktiviert',
  strength: 'Stärke: {{level}}',
  levels: {
    weak: 'schwach',
    fair: 'mittel',
    strong: 'stark',
  },
} satisfies TranslationOf<typeof en>;
