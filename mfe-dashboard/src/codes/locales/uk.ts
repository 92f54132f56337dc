import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  badge: 'Цифровий',
  add: 'Додати цифровий код',
  empty:
    'Немає наліпки під рукою? Додайте цифровий код. Його можна надрукувати самостійно або показати на телефоні.',
  deletion: {
    title: 'Видалити цей код',
    hint: 'Його зображення, які ви надрукували чи надіслали, перестануть працювати.',
    button: 'Видалити',
    done: '{{code}} видалено',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
