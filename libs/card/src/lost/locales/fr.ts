import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Objet perdu',
  text: 'Son propriétaire le recherche. Dites-lui où il se trouve.',
  reward: 'Récompense :',
} satisfies TranslationOf<typeof en>;
