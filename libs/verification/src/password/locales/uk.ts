import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  label: 'Пароль',
  new: 'Новий пароль',
  optional: 'Пароль (необов’язково)',
  optionalHint: 'Без пароля ми щоразу надсилатимемо на пошту код для входу. {{length}}',
  length_one: 'Щонайменше {{count}} символ.',
  length_few: 'Щонайменше {{count}} символи.',
  length_many: 'Щонайменше {{count}} символів.',
  length_other: 'Щонайменше {{count}} символу.',
  tooShort_one: 'Потрібен щонайменше {{count}} символ',
  tooShort_few: 'Потрібно щонайменше {{count}} символи',
  tooShort_many: 'Потрібно щонайменше {{count}} символів',
  tooShort_other: 'Потрібно щонайменше {{count}} символу',
  missing: 'Введіть пароль',
  show: 'Показати пароль',
  repeat: 'Повторіть новий пароль',
  mismatch: 'Паролі не збігаються',
  capsLock: 'Увімкнено Caps Lock',
  strength: 'Надійність: {{level}}',
  levels: {
    weak: 'низька',
    fair: 'середня',
    strong: 'висока',
  },
} satisfies TranslationOf<typeof en>;
