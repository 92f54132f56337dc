import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  back: 'Назад до візитки',
  needsScript:
    'Для активації потрібен JavaScript. Увімкніть його або відкрийте цю сторінку в іншому браузері.',
  failed: 'Ваше повідомлення не надіслано',
} satisfies TranslationOf<typeof en>;

export default uk;
