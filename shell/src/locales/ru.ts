import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const ru = {
  skip: 'Перейти к содержимому',
  close: 'Закрыть',
  search: 'Поиск',
  notifications: 'Уведомления',
  nav: {
    label: 'Основная навигация',
    open: 'Открыть меню',
    close: 'Закрыть меню',
    collapse: 'Свернуть навигацию',
    expand: 'Развернуть навигацию',
    own: 'Личное',
    administration: 'Управление',
    groups: 'Разделы',
    more: 'Ещё',
    unread_one: '{{count, number}} непрочитанное сообщение',
    unread_few: '{{count, number}} непрочитанных сообщения',
    unread_many: '{{count, number}} непрочитанных сообщений',
    unread_other: '{{count, number}} непрочитанного сообщения',
    openReports_one: '{{count, number}} открытая жалоба',
    openReports_few: '{{count, number}} открытые жалобы',
    openReports_many: '{{count, number}} открытых жалоб',
    openReports_other: '{{count, number}} открытой жалобы',
  },
  user: {
    help: 'Справка',
    menu: 'Меню аккаунта',
    menuOf: 'Меню аккаунта: {{name}}',
    signOut: 'Выйти',
  },
  marketing: {
    headline: 'Запустите свой проект вместе с {{brand}}',
    text: 'Разместите маленький код на ключах, сумке или визитке. Тот, кто его отсканирует, сможет с вами связаться, а вы решаете, что будет видно.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  strangers: {
    help: 'Справка',
    found: 'Что-то нашли? Введите или отсканируйте код',
    about: 'Что такое {{brand}}?',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Такой страницы нет, или её переместили.',
    home: 'На главную',
    back: 'Назад',
  },
  offline: 'Нет подключения к сети. Пока оно не восстановится, кое-что не будет работать.',
  newVersion: 'Новая версия {{brand}} готова.',
  lost: {
    offline: 'Нет подключения к сети. Всё загрузится, как только оно появится.',
    updating: 'Мы обновляем {{brand}}. Повторите попытку через минуту.',
    refused: 'Мы обновляем эту часть {{brand}}. Обновите страницу через несколько минут.',
    replaced: 'Вышла новая версия {{brand}}. Сохраните введённый текст и обновите страницу.',
    broken: 'Повторите попытку. Если не поможет, зайдите через несколько минут.',
    reload: 'Обновить страницу',
    switcher: 'Загрузить проекты ещё раз',
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
