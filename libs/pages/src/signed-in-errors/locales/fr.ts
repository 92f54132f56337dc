import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Ce n’est pas votre mot de passe actuel',
  admin_required: 'Accès administrateur requis',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté',
  digital_codes_off: 'Les codes numériques ne sont pas proposés ici',
  proof_required: 'Confirmez avec un code que c’est bien vous',
  file_refused: 'Ce fichier n’a pas pu être lu',
  design_refused: 'Les téléphones ne pourraient pas lire ce code QR. Il n’a pas été enregistré',
  codes_guarded: 'Trop de codes inexistants ont été essayés depuis votre réseau. Patientez une minute',
  codes_activated: 'Les codes que quelqu’un a activés ne peuvent pas être supprimés',
  photos_full: 'Il n’y a plus de place pour d’autres photos ici',
  outdated: 'Modifié entre-temps',
  alias_taken: 'Ce code existe déjà',
  mail_not_failed: 'Cet e-mail a déjà été renvoyé ou supprimé entre-temps',
  last_administrator: 'C’est le seul compte administrateur. Donnez d’abord ce rôle à un autre compte',
} satisfies TranslationOf<typeof en>;
