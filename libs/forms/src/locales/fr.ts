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
    previousYears: '10 années précédentes',
    nextYears: '10 années suivantes',
    chooseMonth: 'Choisir un mois',
    chooseYear: 'Choisir une année',
    time: 'Heure',
    hours: 'Heures',
    minutes: 'Minutes',
    seconds: 'Secondes',
    meridiem: 'am (matin) ou pm (après-midi)',
  },
  linkHelps:
    'Quelqu’un d’autre essaie peut-être de se connecter à votre place. Utilisez le lien de notre dernier e-mail : il est impossible à deviner. S’il a expiré, patientez ou utilisez l’un de vos appareils habituels.',
  codeHelps:
    'Quelqu’un d’autre essaie peut-être de se connecter à votre place. Demandez plutôt un code par e-mail ou utilisez l’un de vos appareils habituels.',
  errors: {
    isCommonPassword: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    invalid_code: 'Code invalide ou expiré',
    claim_secret_refused: 'Vérifiez les 4 caractères fournis avec ce code, puis saisissez-les à nouveau.',
    invalid_link: 'Lien d’activation invalide ou expiré',
    link_expired: 'Le lien d’activation a expiré. Demandez-en un nouveau.',
    name_required: 'Ajoutez votre nom à votre profil avant d’activer le code',
    invalid_credentials: 'Identifiants incorrects',
    account_blocked: 'Ce compte est bloqué. Contactez l’assistance.',
    own_code: 'Ce code est à vous. Vous pouvez annuler son activation vous-même.',
    own_address: 'C’est votre propre adresse e-mail.',
    email_bounces: 'Les e-mails envoyés à cette adresse reviennent. Vérifiez-la.',
    already_offered: 'Vous donnez déjà ce code à quelqu’un.',
    code_paused: 'Ce code est en pause. Son propriétaire doit d’abord y mettre fin.',
    code_lost: 'Ce code est déclaré perdu. Son propriétaire doit d’abord le retrouver.',
    unactivation_requested: 'Vous avez déjà envoyé une demande d’annulation au propriétaire.',
    activation_limit_reached:
      'Vous avez atteint la limite d’activation ! Vous avez déjà activé {{currentCount}} codes QR. Pour en activer d’autres, vous pouvez faire évoluer votre compte.',
    code_entry_closed:
      'Trop de codes erronés pour cette adresse e-mail. Utilisez plutôt le lien de notre e-mail.',
    email_taken: 'Cette adresse e-mail est déjà utilisée',
  },
} satisfies TranslationOf<typeof en>;
