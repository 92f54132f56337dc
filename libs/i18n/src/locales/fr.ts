import type { TranslationOf } from '../translation-of';
import type en from './en';

const fr = {
  common: {
    slogan: 'Les QR codes personnels en toute simplicité',
    loading: 'Chargement…',
    language: 'Langue',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    remoteError: {
      title: 'Cette partie de la page n’a pas pu être chargée',
      text: 'Votre connexion est peut-être interrompue, ou {{brand}} est en cours de mise à jour. Le reste fonctionne toujours.',
      retry: 'Réessayer',
    },
  },
  errors: {
    validation_failed: 'Certains champs ne sont pas valides',
    malformed_request: 'La requête n’a pas pu être lue',
    invalid_code: 'Code invalide ou expiré',
    invalid_link: 'Lien d’activation invalide ou expiré',
    name_required: 'Ajoutez votre nom à votre profil avant l’activation',
    form_expired: 'Ce formulaire n’est plus valable. Rechargez la page et réessayez',
    unauthenticated: 'Veuillez vous connecter',
    invalid_credentials: 'Identifiants incorrects',
    admin_required: 'Accès administrateur requis',
    user_required: 'Rôle d’utilisateur valide requis',
    session_idle: 'Votre session a expiré pour cause d’inactivité',
    cross_origin: 'Cette requête ne provient pas de ce site',
    not_found: 'Introuvable',
    code_not_found: 'QR code introuvable',
    method_not_allowed: 'Cette action n’est pas possible ici',
    already_activated: 'Ce QR code est déjà activé',
    code_disabled: 'Ce QR code est désactivé',
    not_activatable: 'Ce QR code ne peut pas être activé',
    not_activated: 'Ce QR code n’est pas encore activé',
    activation_limit_reached:
      'Vous avez atteint la limite d’activation ! Vous avez déjà activé {{currentCount}} QR codes. Pour en activer d’autres, pensez à faire évoluer votre compte.',
    alias_taken: 'Cet alias est déjà pris',
    payload_too_large: 'La requête est trop volumineuse',
    unsupported_media_type: 'Ce type de contenu n’est pas accepté',
    too_many_requests: 'Trop de requêtes. Patientez un instant, puis réessayez',
    internal_error: 'Erreur du serveur, veuillez réessayer plus tard.',
    unavailable: 'Le service est temporairement indisponible. Veuillez réessayer plus tard',
    timeout: 'La requête a pris trop de temps',
    network: 'Le serveur est injoignable. Vérifiez votre connexion',
    unknown: 'Une erreur inconnue s’est produite',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
