import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  notFound: {
    title: 'QR-код не знайдено',
    text: 'Коду {{code}} не існує. Звірте його з надрукованим і введіть ще раз.',
    invalid: 'Недійсний QR-код',
  },
  free: {
    title: 'Активуйте цей QR-код',
    text: 'Код {{code}} ще вільний. Зробіть його своїм: той, хто його відсканує, побачить вашу візитку й зможе вам написати.',
  },
  unavailable: {
    title: 'Тимчасово недоступно',
    inactive: 'Цей QR-код призупинено. Спробуйте пізніше.',
    disabled: 'QR-код вимкнено. Спробуйте пізніше. Якщо проблема не зникне, зверніться до служби підтримки.',
    check: 'Перевірити ще раз',
  },
  notActivatable: {
    title: 'Цей QR-код не можна активувати',
    text: 'Код {{code}} ще ніким не зайнятий, але зараз активувати його не можна:',
    reasons: {
      activation_not_enabled: 'Власник не дозволив активацію.',
      view_only: 'Код призначено лише для перегляду.',
      project_archived: 'Проєкт, до якого він належить, закрито.',
      activations_exhausted: 'Його вже активовано дозволену кількість разів.',
    },
    other: 'Ввести інший код',
  },
  contact: {
    save: 'Зберегти контакт',
  },
  message: {
    title: 'Надіслати повідомлення',
    kind: 'Що ви хочете надіслати?',
    kinds: {
      message: 'Повідомлення',
      feedback: 'Відгук',
    },
    body: 'Ваше повідомлення',
    placeholder: 'Напишіть повідомлення тут…',
    bodyRequired: 'Напишіть повідомлення',
    sender: 'Ваші контакти (необов’язково)',
    senderHint: 'Без них ви не зможете отримати відповідь.',
    trap: 'Залиште це поле порожнім',
    submit: 'Надіслати',
    failed: 'Не вдалося надіслати повідомлення',
  },
  footer: {
    signIn: 'Увійти',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
