import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  errors: {
    isCurrentPassword: 'Ce n’est pas votre mot de passe actuel',
    admin_required: 'Accès administrateur requis',
    unsupported_media_type: 'Ce type de fichier n’est pas pris en charge.',
    digital_codes_off: 'Les codes numériques ne sont pas disponibles ici.',
    proof_required: 'Saisissez un code pour confirmer que c’est bien vous.',
    file_refused: 'Impossible de lire ce fichier.',
    design_refused: 'Les téléphones risquent de ne pas pouvoir scanner ce code.',
    codes_guarded:
      'Quelqu’un sur votre réseau a essayé trop de codes inexistants. Patientez une minute, puis réessayez.',
    codes_activated: 'Les codes activés ne peuvent pas être supprimés.',
    photos_full: 'Cette conversation ne peut pas contenir plus de photos.',
    outdated: 'Le contenu a changé depuis que vous l’avez ouvert. Rechargez la page.',
    alias_taken: 'Ce code existe déjà',
    mail_not_failed: 'Cet e-mail a déjà été renvoyé ou supprimé.',
    last_administrator: 'C’est le seul compte administrateur.',
    share_taken:
      'Une autre version est déjà montrée à une partie des visiteurs. Décidez d’abord de celle-ci.',
    release_needed: 'Aucune autre version ne peut être montrée à la place.',
  },
  unsaved: {
    title: 'Modifications non enregistrées',
    text: 'Enregistrer vos modifications avant de quitter la page ?',
    stay: 'Continuer à modifier',
    discard: 'Quitter sans enregistrer',
    save: 'Enregistrer et quitter',
    saving: 'Enregistrement…',
    saved: 'Modifications enregistrées',
    bar: {
      discard: 'Annuler',
      save: 'Enregistrer',
    },
  },
} satisfies TranslationOf<typeof en>;
