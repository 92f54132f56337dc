import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  refused: 'Надійшло забагато повідомлень. Ваше можна буде надіслати {{when}}. Текст залишиться у формі.',
  ready: 'Тепер повідомлення можна надіслати.',
  errors: {
    form_expired: 'Форма була відкрита занадто довго. Ми її оновили: надішліть повідомлення ще раз.',
    form_too_new: 'Це було зашвидко для нашого спам-фільтра. Текст залишився у формі: надішліть його ще раз.',
  },
  next: { photos: 'Додати фото', place: 'Додати місце' },
  ways: 'Або зв’яжіться іншим способом:',
  thanks: {
    title: 'Дякуємо!',
    text: 'Повідомлення надіслано. Одержувач: {{name}}.',
    conversation: 'Відкрити розмову',
    conversationHint:
      'Там вам зможуть відповісти. Власник коду: {{name}}. Збережіть сторінку, щоб знайти її знову.',
    again: 'Надіслати ще одне повідомлення',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
