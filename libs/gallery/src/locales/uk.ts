import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Код',
  codeOf: 'Код: {{title}}',
  families: 'Компоненти',
  pages: {
    nav: 'Пагінація',
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    page: 'Сторінка {{number}}',
    range: '{{from}}–{{to}} з {{total}}',
    size: 'Рядків на сторінці',
  },
  buttons: {
    title: 'Кнопки',
    text: 'Дії та посилання в усіх стилях, розмірах і станах',
  },
  forms: {
    title: 'Форми',
    text: 'Поля й елементи керування з підказками та помилками, а також одноразовий код',
  },
  dates: {
    title: 'Дата й час',
    text: 'Дати, час і періоди',
  },
  uploads: {
    title: 'Завантаження файлів',
    text: 'Файли з обмеженнями й перевірками та фото, яке можна обрізати',
  },
  display: {
    title: 'Дані',
    text: 'Таблиці, значки, аватари й картки',
  },
  feedback: {
    title: 'Сповіщення',
    text: 'Сповіщення, прогрес і те, що показати, коли показувати нічого',
  },
  overlays: {
    title: 'Спливні вікна',
    text: 'Діалоги, бічні панелі, меню та спливні підказки',
  },
  navigation: {
    title: 'Навігація',
    text: 'Вкладки, кроки, меню та пагінація',
  },
  themes: {
    title: 'Теми й макети',
    text: 'Кольори, шрифти, контейнери сторінки та шість макетів',
  },
} satisfies TranslationOf<typeof en>;
