import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  back: 'Назад к визитке',
  needsScript: 'Для активации нужен JavaScript. Включите его или откройте эту страницу в другом браузере.',
  failed: 'Ваше сообщение не отправлено',
} satisfies TranslationOf<typeof en>;

export default ru;
