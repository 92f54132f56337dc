import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  title: 'Добавить цифровой код',
  text: 'Вы получите QR-код без наклейки. Напечатайте его или покажите на экране.',
  name: 'Название',
  nameHint: 'Это название видите только вы.',
  cancel: 'Отмена',
  close: 'Закрыть',
  submit: 'Создать код',
  working: 'Создание кода…',
  failed: 'Не удалось создать код',
  dayOver: 'Вы создали столько кодов, сколько можно за один день. Попробуйте завтра.',
  help: 'Сколько кодов можно иметь?',
  nameless: 'Сначала добавьте своё имя в профиль. Его видят те, кто сканирует ваш код.',
  toProfile: 'К моему профилю',
  ready: {
    title: 'Ваш код готов',
    text: 'Он уже активен и ведёт на вашу страницу.',
    picture: 'QR-код {{code}}',
    png: 'Скачать PNG',
    pdf: 'Скачать PDF',
    design: 'Изменить вид',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
