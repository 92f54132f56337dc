import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Внешний вид',
  mode: 'Режим',
  modes: { light: 'Светлый', dark: 'Тёмный', system: 'Как в системе' },
  layout: 'Макет',
  layouts: {
    classic: 'Классический',
    modern: 'Современный',
    simple: 'Простой',
    stackedSide: 'Две колонки',
    decked: 'Два ряда',
    blank: 'Пустой',
  },
  smallScreens: 'На маленьких экранах навигация всегда открывается в боковой панели.',
  navMode: 'Навигация',
  navModes: {
    light: 'Светлая',
    dark: 'Тёмная',
    themed: 'Цветная',
    transparent: 'Прозрачная',
  },
  collapsed: 'Свернуть боковую навигацию',
  direction: 'Направление текста',
  directions: { ltr: 'Слева направо', rtl: 'Справа налево' },
  reset: 'Сбросить настройки',
} satisfies TranslationOf<typeof en>;
