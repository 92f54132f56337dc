import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  skip: 'Перейти к содержимому',
  close: 'Закрыть',
  notifications: 'Уведомления',
  nav: {
    label: 'Главная навигация',
    home: 'Главная',
    myCodes: 'Мои коды',
    messages: 'Сообщения',
    profile: 'Мой профиль',
    projects: 'Проекты',
    settings: 'Настройки',
    open: 'Открыть меню',
    close: 'Закрыть меню',
    collapse: 'Свернуть навигацию',
    expand: 'Развернуть навигацию',
  },
  title: {
    signIn: 'Вход',
    signUp: 'Регистрация',
    forgotPassword: 'Забыли пароль',
    changePassword: 'Смена пароля',
    myCodes: 'Мои коды',
    myCode: 'QR-код',
    messages: 'Сообщения',
    profile: 'Мой профиль',
    projects: 'Проекты',
    project: 'Проект',
    settings: 'Настройки',
    item: 'Код',
  },
  user: {
    menu: 'Меню аккаунта',
    signOut: 'Выйти',
  },
  theme: {
    toDark: 'Включить тёмный режим',
    toLight: 'Включить светлый режим',
  },
  marketing: {
    headline: 'Быстрый старт вашего проекта с {{brand}}',
    text: 'Маленький код на ключах, сумке или визитке. Кто его отсканирует, сможет с вами связаться, а вы решаете, что будет видно.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Страницы, которую вы ищете, не существует или она перемещена.',
    home: 'На главную',
    back: 'Назад',
  },
  legal: {
    pending: 'Владелец этого сайта ещё не опубликовал этот документ.',
  },
  accessDenied: {
    title: 'Доступ запрещён',
    text: 'У вашего аккаунта нет доступа к этой странице.',
    home: 'На главную',
  },
  expiry: {
    title: 'Вы ещё здесь?',
    text: 'Ваш сеанс завершён из-за бездействия. Если вы не ответите в течение нескольких секунд, мы автоматически выполним выход.',
    left_one: 'Осталась {{count}} секунда',
    left_few: 'Осталось {{count}} секунды',
    left_many: 'Осталось {{count}} секунд',
    left_other: 'Осталось {{count}} секунды',
    keep: 'Продолжить работу',
    signOut: 'Выйти',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
