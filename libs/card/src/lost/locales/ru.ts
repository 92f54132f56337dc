import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Эту вещь потеряли',
  text: 'Владелец её ищет. Напишите, где она.',
  reward: 'Вознаграждение:',
} satisfies TranslationOf<typeof en>;
