import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваша сторінка',
  intro: 'Це бачать усі, хто сканує {{code}}. У порожніх полях з’явиться наш текст мовою читача.',
  language: 'Мова сторінки',
  languageHint: 'Мова, якою ви пишете.',
  form: {
    title: 'Заголовок',
    titleHint: 'Стоїть над вашими контактними даними.',
    description: 'Опис',
    messageTitle: 'Заголовок форми повідомлення',
    placeholder: 'Підказка у полі повідомлення',
    sendButton: 'Текст кнопки надсилання',
  },
  defaults: {
    messageFormTitle: 'Надіслати повідомлення',
    messageFormPlaceholder: 'Напишіть повідомлення тут…',
    sendButtonText: 'Надіслати',
  },
  preview: 'Перегляд',
  save: 'Зберегти',
  saving: 'Збереження…',
  close: 'Закрити',
  saved: 'Сторінку збережено',
  failed: 'Не вдалося зберегти сторінку.',
  unsaved: {
    title: 'Спершу зберегти зміни?',
    text: 'Ви змінили тексти цієї сторінки, але ще не зберегли їх.',
    save: 'Зберегти й закрити',
    discard: 'Закрити без збереження',
    back: 'Продовжити редагування',
  },
} satisfies TranslationOf<typeof en>;
