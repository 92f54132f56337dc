import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  skip: 'Перейти к содержимому',
  close: 'Закрыть',
  notifications: 'Уведомления',
  nav: {
    label: 'Основная навигация',
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
    forgotPassword: 'Восстановление пароля',
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
    menuOf: 'Меню аккаунта: {{name}}',
    signOut: 'Выйти',
  },
  theme: {
    toDark: 'Включить тёмную тему',
    toLight: 'Включить светлую тему',
  },
  marketing: {
    headline: 'Дайте старт своему проекту с {{brand}}',
    text: 'Маленький код на ключах, сумке или визитке. Тот, кто его отсканирует, сможет с вами связаться, а вы решаете, что будет видно.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Страница, которую вы ищете, не существует или перемещена.',
    home: 'На главную',
    back: 'Назад',
  },
  offline: 'Нет соединения. Кое-что не будет работать, пока оно не восстановится.',
  legal: {
    pending: 'Владелец сайта ещё не опубликовал этот документ.',
  },
  accessDenied: {
    title: 'Доступ запрещён',
    text: 'У вашего аккаунта нет доступа к этой странице.',
    home: 'На главную',
  },
  expiry: {
    title: 'Вы ещё здесь?',
    text: 'Ваш сеанс завершён из-за бездействия. Если не ответить в течение нескольких секунд, вы автоматически выйдете из аккаунта.',
    left_one: 'Осталась {{count}} секунда',
    left_few: 'Осталось {{count}} секунды',
    left_many: 'Осталось {{count}} секунд',
    left_other: 'Осталось {{count}} секунды',
    keep: 'Продолжить работу',
    signOut: 'Выйти',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
