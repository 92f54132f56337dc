import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Вигляд',
  mode: 'Режим',
  modes: { light: 'Світлий', dark: 'Темний', system: 'Як у системі' },
  layout: 'Макет',
  layouts: {
    classic: 'Класичний',
    modern: 'Сучасний',
    simple: 'Простий',
    stackedSide: 'Дві колонки',
    decked: 'Два ряди',
    blank: 'Порожній',
  },
  smallScreens: 'На малих екранах навігація завжди в бічній панелі.',
  navMode: 'Навігація',
  navModes: {
    light: 'Світла',
    dark: 'Темна',
    themed: 'Кольорова',
    transparent: 'Прозора',
  },
  collapsed: 'Згорнути бічну навігацію',
  direction: 'Напрямок тексту',
  directions: { ltr: 'Зліва направо', rtl: 'Справа наліво' },
  reset: 'Скинути налаштування',
} satisfies TranslationOf<typeof en>;
