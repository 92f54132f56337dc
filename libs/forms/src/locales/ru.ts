import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Открыть календарь',
    dialog: 'Выберите дату',
    clear: 'Очистить',
    done: 'Готово',
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousYears: 'Предыдущие десять лет',
    nextYears: 'Следующие десять лет',
    chooseMonth: 'Выбрать месяц',
    chooseYear: 'Выбрать год',
    time: 'Время',
    hours: 'Часы',
    minutes: 'Минуты',
    seconds: 'Секунды',
    meridiem: 'am (до полудня) или pm (после полудня)',
  },
  linkHelps:
    'Возможно, кто-то другой пытается войти с вашим адресом. Откройте наше последнее письмо и перейдите по ссылке из него: её нельзя подобрать. Если срок её действия истёк, подождите или воспользуйтесь устройством, на котором вы уже входили.',
  codeHelps:
    'Возможно, кто-то другой пытается войти с вашим адресом. Получите вместо этого код по почте или воспользуйтесь устройством, на котором вы уже входили.',
  password: {
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
  },
} satisfies TranslationOf<typeof en>;
