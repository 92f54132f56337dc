import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Mot de passe',
  new: 'Nouveau mot de passe',
  optional: 'Mot de passe (facultatif)',
  optionalHint: 'Sans mot de passe, nous vous enverrons un code par e-mail à chaque connexion. {{length}}',
  length_one: 'Au moins {{count}} caractère.',
  length_many: 'Au moins {{count}} de caractères.',
  length_other: 'Au moins {{count}} caractères.',
  tooShort_one: 'Utilisez au moins {{count}} caractère',
  tooShort_many: 'Utilisez au moins {{count}} de caractères',
  tooShort_other: 'Utilisez au moins {{count}} caractères',
  missing: 'Saisissez votre mot de passe',
  show: 'Afficher le mot de passe',
  repeat: 'Confirmez le nouveau mot de passe',
  mismatch: 'Les mots de passe ne correspondent pas',
  capsLock: 'Le verrouillage des majuscules est activé',
  strength: 'Robustesse : {{level}}',
  levels: {
    weak: 'faible',
    fair: 'moyenne',
    strong: 'forte',
  },
} satisfies TranslationOf<typeof en>;
