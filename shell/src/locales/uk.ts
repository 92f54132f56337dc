import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  skip: 'Перейти до вмісту',
  close: 'Закрити',
  notifications: 'Сповіщення',
  nav: {
    label: 'Основна навігація',
    home: 'Головна',
    myCodes: 'Мої коди',
    messages: 'Повідомлення',
    profile: 'Мій профіль',
    projects: 'Проєкти',
    settings: 'Налаштування',
    open: 'Відкрити меню',
    close: 'Закрити меню',
    collapse: 'Згорнути навігацію',
    expand: 'Розгорнути навігацію',
  },
  title: {
    signIn: 'Вхід',
    signUp: 'Реєстрація',
    forgotPassword: 'Відновлення пароля',
    changePassword: 'Зміна пароля',
    myCodes: 'Мої коди',
    myCode: 'QR-код',
    messages: 'Повідомлення',
    profile: 'Мій профіль',
    projects: 'Проєкти',
    project: 'Проєкт',
    settings: 'Налаштування',
    item: 'Код',
  },
  user: {
    menu: 'Меню акаунта',
    menuOf: 'Меню акаунта: {{name}}',
    signOut: 'Вийти',
  },
  theme: {
    toDark: 'Увімкнути темну тему',
    toLight: 'Увімкнути світлу тему',
  },
  marketing: {
    headline: 'Дайте старт своєму проєкту з {{brand}}',
    text: 'Маленький код на ключах, сумці чи візитці. Той, хто його відсканує, зможе з вами зв’язатися, а ви вирішуєте, що буде видно.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Сторінку не знайдено',
    text: 'Сторінка, яку ви шукаєте, не існує або була переміщена.',
    home: 'На головну',
    back: 'Назад',
  },
  offline: 'Немає з’єднання. Дещо не працюватиме, доки воно не відновиться.',
  legal: {
    pending: 'Власник сайту ще не опублікував цей документ.',
  },
  accessDenied: {
    title: 'Доступ заборонено',
    text: 'Ваш акаунт не має доступу до цієї сторінки.',
    home: 'На головну',
  },
  expiry: {
    title: 'Ви ще тут?',
    text: 'Ваш сеанс завершився через бездіяльність. Якщо не відповісти протягом кількох секунд, ви автоматично вийдете з акаунта.',
    left_one: 'Залишилася {{count}} секунда',
    left_few: 'Залишилося {{count}} секунди',
    left_many: 'Залишилося {{count}} секунд',
    left_other: 'Залишилося {{count}} секунди',
    keep: 'Продовжити роботу',
    signOut: 'Вийти',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
