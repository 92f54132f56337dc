import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Варианты',
  sizes: 'Размеры',
  sizesText: 'Высота — 7, 9, 11 и 14 единиц по 4 px.',
  states: 'Состояния',
  statesText: 'Пока кнопка занята, она сохраняет ширину и фокус и сообщает, что делает.',
  icons: 'С иконками',
  links: 'Ссылки в виде кнопок',
  solid: 'Заполненная',
  outline: 'С контуром',
  plain: 'Простая',
  danger: 'Удалить',
  save: 'Сохранить',
  saving: 'Сохранение…',
  disabled: 'Недоступна',
  back: 'Назад',
  download: 'Скачать',
  more: 'Ещё',
  open: 'Открыть мои коды',
} satisfies TranslationOf<typeof en>;
