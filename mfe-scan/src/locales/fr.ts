import card from '@ringtag/card/locales/fr';
import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  ...card,
  loadError: {
    title: 'Une erreur s’est produite',
    failed: 'Impossible de charger le code',
    retry: 'Réessayer',
  },
  card: {
    ...card.card,
    activatedText: 'Connexion réussie. Voici la page que l’on voit en scannant votre code.',
    own: 'Ce code est à vous',
    taken: 'Ce code QR a déjà été activé.',
  },
  footer: {
    ...card.footer,
    signedInAs: 'Compte : {{email}}',
    signOut: 'Se déconnecter',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
