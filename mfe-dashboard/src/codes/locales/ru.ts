import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  badge: 'Цифровой',
  add: 'Добавить цифровой код',
  empty:
    'Нет наклейки под рукой? Добавьте цифровой код. Его можно напечатать самим или показать на телефоне.',
  deletion: {
    title: 'Удалить этот код',
    hint: 'Его изображения, которые вы напечатали или отправили, перестанут работать.',
    button: 'Удалить',
    done: '{{code}} удалён',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
