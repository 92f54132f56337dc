import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  skip: 'Перейти до вмісту',
  close: 'Закрити',
  search: 'Пошук',
  notifications: 'Сповіщення',
  nav: {
    label: 'Основна навігація',
    open: 'Відкрити меню',
    close: 'Закрити меню',
    collapse: 'Згорнути навігацію',
    expand: 'Розгорнути навігацію',
    own: 'Особисте',
    administration: 'Керування',
    groups: 'Розділи',
    more: 'Ще',
    unread_one: '{{count, number}} непрочитане повідомлення',
    unread_few: '{{count, number}} непрочитані повідомлення',
    unread_many: '{{count, number}} непрочитаних повідомлень',
    unread_other: '{{count, number}} непрочитаного повідомлення',
    openReports_one: '{{count, number}} відкрита скарга',
    openReports_few: '{{count, number}} відкриті скарги',
    openReports_many: '{{count, number}} відкритих скарг',
    openReports_other: '{{count, number}} відкритої скарги',
  },
  user: {
    help: 'Довідка',
    menu: 'Меню акаунта',
    menuOf: 'Меню акаунта: {{name}}',
    signOut: 'Вийти',
  },
  marketing: {
    headline: 'Почніть свій проєкт із {{brand}}',
    text: 'Розмістіть маленький код на ключах, сумці чи візитці. Кожен, хто його відсканує, зможе з вами зв’язатися, а ви вирішуєте, що буде видно.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  strangers: {
    help: 'Довідка',
    found: 'Щось знайшли? Введіть або відскануйте код',
    about: 'Що таке {{brand}}?',
  },
  notFound: {
    title: 'Сторінку не знайдено',
    text: 'Сторінки, яку ви шукаєте, не існує або її переміщено.',
    home: 'На головну',
    back: 'Назад',
  },
  offline: 'Немає з’єднання. Дещо не працюватиме, доки воно не відновиться.',
  newVersion: 'Нова версія {{brand}} готова.',
  lost: {
    offline: 'Немає з’єднання. Усе завантажиться, щойно воно відновиться.',
    updating: 'Ми оновлюємо {{brand}}. Спробуйте ще раз за хвилину.',
    refused: 'Ми оновлюємо цю частину {{brand}}. Оновіть сторінку за кілька хвилин.',
    replaced: 'Вийшла нова версія {{brand}}. Збережіть введений текст і оновіть сторінку.',
    broken: 'Спробуйте ще раз. Якщо не допоможе, зайдіть за кілька хвилин.',
    reload: 'Оновити сторінку',
    switcher: 'Завантажити проєкти ще раз',
  },
  accessDenied: {
    title: 'Доступ заборонено',
    text: 'Ваш акаунт не має доступу до цієї сторінки.',
    home: 'На головну',
  },
  expiry: {
    title: 'Ви ще тут?',
    text: 'Ваш сеанс завершується через бездіяльність. Якщо не відповісти протягом кількох секунд, ви автоматично вийдете з акаунта.',
    left_one: 'Залишилася {{count}} секунда',
    left_few: 'Залишилося {{count}} секунди',
    left_many: 'Залишилося {{count}} секунд',
    left_other: 'Залишилося {{count}} секунди',
    keep: 'Продовжити роботу',
    signOut: 'Вийти',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
