import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваш код приостановлен',
  text: 'Те, кто его сканирует, видят только, что он временно недоступен.',
  resume: 'Возобновить',
  failed: 'Не удалось возобновить QR-код',
} satisfies TranslationOf<typeof en>;
