import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Відкрити календар',
    dialog: 'Виберіть дату',
    clear: 'Очистити',
    done: 'Готово',
    previousMonth: 'Попередній місяць',
    nextMonth: 'Наступний місяць',
    previousYear: 'Попередній рік',
    nextYear: 'Наступний рік',
    previousYears: 'Попередні десять років',
    nextYears: 'Наступні десять років',
    chooseMonth: 'Вибрати місяць',
    chooseYear: 'Вибрати рік',
    time: 'Час',
    hours: 'Години',
    minutes: 'Хвилини',
    seconds: 'Секунди',
    meridiem: 'am (до полудня) чи pm (після полудня)',
  },
  linkHelps:
    'Можливо, хтось інший намагається ввійти з вашою адресою. Відкрийте наш останній лист і перейдіть за посиланням із нього: його неможливо підібрати. Якщо термін його дії минув, зачекайте або скористайтеся пристроєм, на якому ви вже входили.',
  codeHelps:
    'Можливо, хтось інший намагається ввійти з вашою адресою. Отримайте натомість код на пошту або скористайтеся пристроєм, на якому ви вже входили.',
  password: {
    label: 'Пароль',
    new: 'Новий пароль',
    optional: 'Пароль (необов’язково)',
    optionalHint: 'Без пароля ми надсилатимемо вам код на пошту під час кожного входу. {{length}}',
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
  },
} satisfies TranslationOf<typeof en>;
