import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Не вдалося активувати. Спробуйте знову.',
  activate: 'Активувати',
  progress: {
    verifying: 'Перевіряємо…',
    activating: 'Активуємо…',
    redirecting: 'Код активовано. Відкриваємо вашу сторінку…',
  },
  signedIn: {
    text: 'Код {{code}} вільний. Ви ввійшли як {{email}}: один дотик — і він ваш.',
    addName: 'До мого профілю',
  },
  link: {
    title: 'Активація QR-коду {{code}}',
    text: 'Ось що ви опублікуєте. Натисніть кнопку, щоб активувати код і ввійти на цьому пристрої.',
    account: 'Ви ввійдете як {{email}}.',
    decline: 'Це не я',
    declined: 'Дякуємо',
    declinedText: 'Нічого не опубліковано. Посилання та код із того листа більше не діють.',
    again: 'Отримати нове посилання',
    show: 'Відкрити сторінку',
    declineFailed: 'Не вдалося відхилити активацію',
  },
} satisfies TranslationOf<typeof en>;
