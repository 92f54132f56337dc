import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  title: 'Добавить цифровой код',
  text: 'Создайте QR-код, чтобы напечатать его или показывать на экране. Наклейка не нужна.',
  yourName: 'Ваше имя',
  yourNameHint: 'Его увидят те, кто сканирует ваш код.',
  name: 'Как его назвать?',
  nameHint: 'Например, «Синяя сумка». Это название видите только вы.',
  close: 'Закрыть',
  submit: 'Создать код',
  working: 'Создание кода…',
  failed: 'Не удалось создать код',
  dayOver: 'Лимит новых кодов на сегодня исчерпан. Попробуйте завтра.',
  help: 'Какой у меня лимит кодов?',
  ready: {
    title: 'Ваш код готов',
    text: 'Он уже активен и открывает вашу страницу.',
    picture: 'QR-код {{code}}',
    png: 'Скачать PNG',
    design: 'Изменить дизайн',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
