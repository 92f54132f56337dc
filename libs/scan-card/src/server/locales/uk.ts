import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  back: 'Назад до візитки',
  needsScript:
    'Для активації потрібен JavaScript. Увімкніть його або відкрийте цю сторінку в іншому браузері.',
  failed: 'Ваше повідомлення не надіслано',
  failure: {
    unavailable: 'Зараз цю сторінку не вдається показати. Спробуйте ще раз трохи згодом.',
    notFound: {
      title: 'Сторінку не знайдено',
      text: 'За цією адресою нічого немає. Перевірте її або відскануйте код ще раз.',
    },
    tooMany: { title: 'Забагато запитів', text: 'Зачекайте трохи й спробуйте ще раз.' },
    other: 'Щось пішло не так',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
