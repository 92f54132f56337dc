import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Эту вещь потеряли',
  text: 'Владелец её ищет. Напишите, где она.',
  reward: 'Вознаграждение:',
  share: {
    button: 'Показать, где я',
    message: 'Ваша вещь нашлась. Сейчас покажу, где я.',
    hint: 'Так вы сообщите владельцу о находке. На следующей странице выберете, насколько точно показать место.',
    helped: 'Это видят и те, кто помогает отвечать.',
  },
} satisfies TranslationOf<typeof en>;
