import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  refused: 'Пришло слишком много сообщений. Ваше можно будет отправить {{when}}. Текст останется в форме.',
  ready: 'Теперь сообщение можно отправить.',
  errors: {
    form_expired: 'Форма была открыта слишком долго. Мы её обновили: отправьте сообщение ещё раз.',
    form_too_new:
      'Это было слишком быстро для нашего спам-фильтра. Текст остался в форме: отправьте его ещё раз.',
  },
  next: { photos: 'Добавить фото', place: 'Добавить место' },
  ways: 'Или свяжитесь другим способом:',
  thanks: {
    title: 'Спасибо!',
    text: 'Сообщение отправлено. Получатель: {{name}}.',
    conversation: 'Открыть разговор',
    conversationHint:
      'Там вам смогут ответить. Владелец кода: {{name}}. Сохраните страницу, чтобы найти её снова.',
    again: 'Отправить ещё одно сообщение',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
