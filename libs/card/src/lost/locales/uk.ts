import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Цю річ загубили',
  text: 'Власник її шукає. Напишіть, де вона.',
  reward: 'Винагорода:',
  share: {
    button: 'Показати, де я',
    message: 'Ваша річ знайшлася. Зараз покажу, де я.',
    hint: 'Так ви повідомите власника про знахідку. На наступній сторінці оберете, наскільки точно показати місце.',
    helped: 'Це бачать і ті, хто допомагає відповідати.',
  },
} satisfies TranslationOf<typeof en>;
