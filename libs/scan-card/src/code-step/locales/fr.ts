import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  goOn: 'Saisir le code envoyé',
  linkToo:
    'Votre profil est enregistré. Saisissez le code, ou ouvrez le lien d’activation immédiate du même e-mail.',
  ended: {
    title: 'Ce code n’est plus valable',
    why_one: 'Un code expire au bout de {{count}} minute, ou plus tôt après trop d’erreurs de saisie.',
    why_many: 'Un code expire au bout de {{count}} minutes, ou plus tôt après trop d’erreurs de saisie.',
    why_other: 'Un code expire au bout de {{count}} minutes, ou plus tôt après trop d’erreurs de saisie.',
    kept: 'Votre profil est toujours enregistré : il vous faut seulement un nouveau code.',
    resend: 'Envoyer un nouveau code à {{email}}',
    again: 'Recommencer',
  },
  nothing:
    'Il n’y a rien à saisir à cette adresse. Si vous avez commencé dans un autre navigateur, continuez là-bas ou ouvrez le lien de notre e-mail, qui fonctionne partout. Sinon, saisissez le code imprimé.',
  elsewhere:
    'Vous l’avez activé dans une autre fenêtre ou sur un autre appareil. Pour le gérer ici, connectez-vous avec la même adresse e-mail.',
} satisfies TranslationOf<typeof en>;
