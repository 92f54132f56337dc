import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  badge: 'Цифровий',
  add: 'Додати цифровий код',
  empty: 'Немає наліпки під рукою? Додайте цифровий код, щоб надрукувати його або показати на телефоні.',
  deletion: {
    title: 'Видалити цей код',
    hint: 'Надруковані й надіслані копії перестануть працювати.',
    button: 'Видалити код',
    done: '{{code}} видалено',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
