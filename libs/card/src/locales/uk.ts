import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  page: {
    save: 'Зберегти контакт',
    message: 'Повідомлення',
    share: 'Поділитися',
    copyLink: 'Копіювати посилання',
    linkCopied: 'Посилання скопійовано',
    copy: 'Копіювати',
    copied: 'Скопійовано',
    belongsTo: 'Власник',
    found: 'Знайшли? Дякуємо!',
    foundText: 'Напишіть, де знахідка і як її повернути. {{name}} одразу отримає ваше повідомлення.',
    conversation: 'Ваша розмова ({{name}})',
    ways: {
      call: 'Дзвінок',
      whatsapp: 'WhatsApp',
      mail: 'Пошта',
      map: 'Карта',
      website: 'Сайт',
    },
  },
  message: {
    title: 'Надіслати повідомлення',
    body: 'Ваше повідомлення',
    placeholder: 'Напишіть повідомлення тут…',
    bodyRequired: 'Напишіть повідомлення',
    add: 'Додати контакти',
    senderHint: 'Їх бачить власник. Відповіді ви отримаєте й без них.',
    feedback: 'Надіслати як відгук',
    helped: 'Його можуть прочитати й помічники власника.',
    offline: 'Немає з’єднання. Ваш текст залишиться тут. Надішліть його, коли зв’язок відновиться.',
    trap: 'Залиште це поле порожнім',
    submit: 'Надіслати',
    failed: 'Не вдалося надіслати повідомлення',
  },
  card: {
    configure: 'Редагувати сторінку',
    activated: 'QR-код активовано',
  },
  footer: {
    mode: 'Режим',
    modes: { light: 'Світлий', dark: 'Темний', system: 'Як у системі' },
    dashboard: 'До кабінету',
    signIn: 'Увійти',
    ownCode: 'Це ваш код?',
    requestHint: 'Можна попросити людину, яка його активувала, скасувати активацію.',
    requestUnactivation: 'Надіслати запит',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
