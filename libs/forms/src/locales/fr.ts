import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Ouvrir le calendrier',
    dialog: 'Choisir une date',
    clear: 'Effacer',
    done: 'Terminé',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousYears: 'Dix années précédentes',
    nextYears: 'Dix années suivantes',
    chooseMonth: 'Choisir un mois',
    chooseYear: 'Choisir une année',
    time: 'Heure',
    hours: 'Heures',
    minutes: 'Minutes',
    seconds: 'Secondes',
    meridiem: 'am (matin) ou pm (après-midi)',
  },
  linkHelps:
    'Quelqu’un d’autre essaie peut-être de se connecter avec votre adresse. Ouvrez notre dernier e-mail et cliquez sur le lien qu’il contient : il est impossible à deviner. S’il a expiré, patientez ou utilisez un appareil sur lequel vous vous êtes déjà connecté.',
  codeHelps:
    'Quelqu’un d’autre essaie peut-être de se connecter avec votre adresse. Demandez plutôt un code par e-mail ou utilisez un appareil sur lequel vous vous êtes déjà connecté.',
  limit: {
    manage: 'Gérer vos codes',
    contact: 'Nous contacter',
  },
  password: {
    label: 'Mot de passe',
    new: 'Nouveau mot de passe',
    optional: 'Mot de passe (facultatif)',
    optionalHint: 'Sans mot de passe, nous vous envoyons un code par e-mail à chaque connexion. {{length}}',
    length_one: 'Au moins {{count}} caractère.',
    length_many: 'Au moins {{count}} de caractères.',
    length_other: 'Au moins {{count}} caractères.',
    tooShort_one: 'Veuillez utiliser au moins {{count}} caractère',
    tooShort_many: 'Veuillez utiliser au moins {{count}} de caractères',
    tooShort_other: 'Veuillez utiliser au moins {{count}} caractères',
    missing: 'Veuillez saisir votre mot de passe',
    show: 'Afficher le mot de passe',
    repeat: 'Répétez le nouveau mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas',
    capsLock: 'Le verrouillage des majuscules est activé',
    strength: 'Robustesse : {{level}}',
    levels: {
      weak: 'faible',
      fair: 'moyenne',
      strong: 'forte',
    },
  },
  errors: {
    isCommonPassword: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre',
    invalid_code: 'Code invalide ou expiré',
    invalid_link: 'Lien d’activation invalide ou expiré',
    link_expired: 'Le lien d’activation a expiré. Veuillez en demander un nouveau',
    name_required: 'Ajoutez votre nom à votre profil avant d’activer le code',
    invalid_credentials: 'Identifiants incorrects',
    account_blocked: 'Ce compte est bloqué. Veuillez contacter l’assistance',
    own_code: 'Ce code est le vôtre : vous pouvez annuler son activation vous-même',
    unactivation_requested: 'Vous avez déjà demandé au propriétaire d’annuler l’activation',
    activation_limit_reached:
      'Vous avez atteint la limite d’activation ! Vous avez déjà activé {{currentCount}} codes QR. Pour en activer d’autres, vous pouvez faire évoluer votre compte.',
    code_entry_closed:
      'Trop de codes erronés ont été saisis pour cette adresse. Veuillez utiliser le lien de l’e-mail',
    email_taken: 'Cette adresse e-mail est déjà utilisée',
  },
  resendFailed: 'Le code de vérification n’a pas pu être renvoyé',
} satisfies TranslationOf<typeof en>;
