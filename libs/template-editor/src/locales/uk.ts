import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваша сторінка',
  intro: 'Це бачать усі, хто сканує {{code}}. У порожніх полях з’явиться наш текст мовою відвідувача.',
  language: 'Мова сторінки',
  languageHint: 'Мова, якою ви пишете',
  form: {
    title: 'Заголовок',
    titleHint: 'Показується над вашими контактними даними',
    description: 'Опис',
    message: 'Тексти форми повідомлення',
    messageTitle: 'Заголовок форми повідомлення',
    placeholder: 'Підказка в полі повідомлення',
    sendButton: 'Текст кнопки надсилання',
  },
  defaults: {
    messageFormTitle: 'Надіслати повідомлення',
    messageFormPlaceholder: 'Напишіть повідомлення тут…',
    sendButtonText: 'Надіслати',
  },
  preview: 'Попередній перегляд',
  save: 'Зберегти',
  saving: 'Збереження…',
  close: 'Закрити',
  saved: 'Сторінку збережено',
  failed: 'Не вдалося зберегти сторінку.',
  unsaved: {
    title: 'Спершу зберегти зміни?',
    text: 'На цій сторінці є незбережені зміни.',
    save: 'Зберегти й закрити',
    discard: 'Закрити без збереження',
    stay: 'Редагувати далі',
  },
} satisfies TranslationOf<typeof en>;
