import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  hint: 'Від цього залежить, що люди побачать першим. Ваші дані й тексти не зміняться.',
  suggested: 'Радимо',
  chosen: {
    lost: 'Тепер це сторінка для загублених речей',
    contact: 'Тепер це сторінка-візитка',
  },
  failed: 'Не вдалося змінити сторінку',
  previewFailed: 'Не вдалося завантажити вашу сторінку',
} satisfies TranslationOf<typeof en>;

export default uk;
