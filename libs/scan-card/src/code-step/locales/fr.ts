import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  goOn: 'Saisir le code envoyé',
  linkToo:
    'Votre profil est enregistré. Saisissez le code ou ouvrez le lien d’activation reçu dans cet e-mail.',
  ended: {
    title: 'Ce code ne fonctionne plus',
    why_one: 'Les codes expirent au bout de {{count}} minute, ou plus tôt après trop d’erreurs.',
    why_many: 'Les codes expirent au bout de {{count}} minutes, ou plus tôt après trop d’erreurs.',
    why_other: 'Les codes expirent au bout de {{count}} minutes, ou plus tôt après trop d’erreurs.',
    kept: 'Votre profil est toujours enregistré. Il vous faut juste un nouveau code.',
    resend: 'Envoyer un nouveau code à {{email}}',
    again: 'Recommencer',
  },
  nothing:
    'Il n’y a rien à saisir ici. Si vous avez commencé dans un autre navigateur, revenez-y ou ouvrez le lien de notre e-mail, qui fonctionne partout. Sinon, saisissez le code imprimé.',
  elsewhere:
    'Vous l’avez activé dans une autre fenêtre ou sur un autre appareil. Pour le gérer ici, connectez-vous avec la même adresse e-mail.',
} satisfies TranslationOf<typeof en>;
