import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  verifying: 'Перевіряємо…',
  done: {
    title: 'Ви ввійшли в акаунт',
    text: 'Хвилинку, зараз продовжимо…',
  },
  link: {
    invalid: 'Посилання недійсне або прострочене',
    otherWay: 'Спробувати інакше',
  },
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
    showShort: 'Показати',
    hideShort: 'Сховати',
  },
  signIn: {
    title: 'Вхід',
    submit: 'Увійти',
    forgot: 'Забули пароль?',
    byCode: 'Отримати код на пошту',
    byPassword: 'Увійти за паролем',
    codeHint: 'Ми надішлемо вам на пошту код із 6 цифр. Пароль не потрібен.',
    sendCode: 'Надіслати код',
    noAccount: 'Ще не маєте акаунта?',
    toSignUp: 'Зареєструватися',
    passwordChanged: 'Пароль змінено. Увійдіть із новим паролем.',
    linkText: 'Натисніть кнопку, щоб увійти на цьому пристрої.',
  },
  signUp: {
    title: 'Створення акаунта',
    submit: 'Створити акаунт',
    confirm: 'Підтвердити адресу',
    haveAccount: 'Уже маєте акаунт?',
    linkTitle: 'Підтвердьте адресу',
    linkText: 'Натисніть кнопку, щоб підтвердити адресу електронної пошти й увійти на цьому пристрої.',
  },
  reset: {
    title: 'Новий пароль',
    text: 'Вкажіть адресу електронної пошти, і ми надішлемо код, щоб задати новий пароль.',
    submit: 'Зберегти пароль',
    back: 'Повернутися до входу',
    again: 'Отримати нове посилання',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
