import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Objet perdu',
  text: 'Son propriétaire le recherche. Dites-lui où il se trouve.',
  reward: 'Récompense :',
  share: {
    button: 'Partager ma position',
    message: 'J’ai trouvé cet objet. Je vais vous indiquer où je suis.',
    hint: 'Vous signalez ainsi que vous l’avez trouvé. À la page suivante, vous choisissez la précision de votre position.',
    helped: 'Les personnes qui aident à répondre le voient aussi.',
  },
} satisfies TranslationOf<typeof en>;
