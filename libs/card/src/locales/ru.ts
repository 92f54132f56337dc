import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  page: {
    save: 'Сохранить контакт',
    message: 'Сообщение',
    share: 'Поделиться',
    copyLink: 'Копировать ссылку',
    linkCopied: 'Ссылка скопирована',
    copy: 'Копировать',
    copied: 'Скопировано',
    belongsTo: 'Владелец',
    found: 'Нашли? Спасибо!',
    foundText: 'Напишите, где находка и как её вернуть. {{name}} сразу получит ваше сообщение.',
    conversation: 'Ваша переписка с пользователем {{name}}',
    ways: {
      call: 'Звонок',
      whatsapp: 'WhatsApp',
      mail: 'Почта',
      map: 'Карта',
      website: 'Сайт',
    },
  },
  message: {
    title: 'Отправить сообщение',
    body: 'Ваше сообщение',
    placeholder: 'Напишите сообщение здесь…',
    bodyRequired: 'Напишите сообщение',
    add: 'Добавить контакты',
    senderHint: 'Их увидит владелец. Ответы придут и без них.',
    feedback: 'Отправить как отзыв',
    helped: 'Его могут прочитать и помощники владельца.',
    offline: 'Нет подключения к сети. Текст останется здесь. Отправьте его, когда связь появится.',
    trap: 'Оставьте это поле пустым',
    submit: 'Отправить',
    failed: 'Не удалось отправить сообщение',
  },
  card: {
    configure: 'Редактировать страницу',
    activated: 'QR-код активирован',
  },
  footer: {
    mode: 'Режим',
    modes: { light: 'Светлый', dark: 'Тёмный', system: 'Как в системе' },
    dashboard: 'В кабинет',
    signIn: 'Войти',
    ownCode: 'Это ваш код?',
    requestHint: 'Попросите того, кто активировал код, его освободить.',
    requestUnactivation: 'Запросить отмену',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
