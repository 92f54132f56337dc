import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваша страница',
  intro:
    'Это видят все, кто сканирует {{code}}. Если поле пустое, мы покажем свой текст на языке посетителя.',
  language: 'Язык страницы',
  languageHint: 'Язык, на котором вы пишете',
  form: {
    title: 'Заголовок',
    titleHint: 'Над вашими контактными данными',
    description: 'Описание',
    message: 'Тексты формы сообщения',
    messageTitle: 'Заголовок формы сообщения',
    placeholder: 'Подсказка в поле сообщения',
    sendButton: 'Текст кнопки отправки',
  },
  defaults: {
    messageFormTitle: 'Отправить сообщение',
    messageFormPlaceholder: 'Напишите сообщение здесь…',
    sendButtonText: 'Отправить',
  },
  preview: 'Предпросмотр',
  save: 'Сохранить',
  saving: 'Сохранение…',
  close: 'Закрыть',
  saved: 'Страница сохранена',
  failed: 'Не удалось сохранить страницу.',
  unsaved: {
    title: 'Сохранить изменения?',
    text: 'На этой странице есть несохранённые изменения.',
    save: 'Сохранить и закрыть',
    discard: 'Закрыть без сохранения',
    stay: 'Вернуться',
  },
} satisfies TranslationOf<typeof en>;
