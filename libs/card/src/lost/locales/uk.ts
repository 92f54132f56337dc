import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Цю річ загубили',
  text: 'Власник її шукає. Напишіть, де вона.',
  reward: 'Винагорода:',
} satisfies TranslationOf<typeof en>;
