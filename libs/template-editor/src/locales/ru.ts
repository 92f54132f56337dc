import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваша страница',
  intro: 'Это видят все, кто сканирует {{code}}. В пустых полях появится наш текст на языке читателя.',
  language: 'Язык страницы',
  languageHint: 'Язык, на котором вы пишете.',
  form: {
    title: 'Заголовок',
    titleHint: 'Стоит над вашими контактными данными.',
    description: 'Описание',
    messageTitle: 'Заголовок формы сообщения',
    placeholder: 'Подсказка в поле сообщения',
    sendButton: 'Текст кнопки отправки',
  },
  defaults: {
    messageFormTitle: 'Отправить сообщение',
    messageFormPlaceholder: 'Напишите сообщение здесь…',
    sendButtonText: 'Отправить',
  },
  preview: 'Просмотр',
  save: 'Сохранить',
  saving: 'Сохранение…',
  close: 'Закрыть',
  saved: 'Страница сохранена',
  failed: 'Не удалось сохранить страницу.',
  unsaved: {
    title: 'Сначала сохранить изменения?',
    text: 'Вы изменили тексты этой страницы, но ещё не сохранили их.',
    save: 'Сохранить и закрыть',
    discard: 'Закрыть без сохранения',
    back: 'Продолжить',
  },
} satisfies TranslationOf<typeof en>;
