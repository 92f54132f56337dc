import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Пароль',
  new: 'Новый пароль',
  optional: 'Пароль (необязательно)',
  optionalHint: 'Без пароля мы будем присылать вам код на почту при каждом входе. {{length}}',
  length_one: 'Не менее {{count}} символа.',
  length_few: 'Не менее {{count}} символов.',
  length_many: 'Не менее {{count}} символов.',
  length_other: 'Не менее {{count}} символа.',
  tooShort_one: 'Нужно не менее {{count}} символа',
  tooShort_few: 'Нужно не менее {{count}} символов',
  tooShort_many: 'Нужно не менее {{count}} символов',
  tooShort_other: 'Нужно не менее {{count}} символа',
  missing: 'Введите пароль',
  show: 'Показать пароль',
  repeat: 'Повторите новый пароль',
  mismatch: 'Пароли не совпадают',
  capsLock: 'Включён Caps Lock',
  strength: 'Надёжность: {{level}}',
  levels: {
    weak: 'низкая',
    fair: 'средняя',
    strong: 'высокая',
  },
} satisfies TranslationOf<typeof en>;
