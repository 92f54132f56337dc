import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  badge: 'Цифровой',
  add: 'Добавить цифровой код',
  empty: 'Нет наклейки под рукой? Добавьте цифровой код: его можно напечатать или показать на телефоне.',
  deletion: {
    title: 'Удалить этот код',
    hint: 'Напечатанные и отправленные копии перестанут работать.',
    button: 'Удалить код',
    done: '{{code}} удалён',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
