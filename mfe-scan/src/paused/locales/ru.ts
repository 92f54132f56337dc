import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваш код приостановлен',
  text: 'Пока вы его не возобновите, все, кто его сканирует, видят, что он временно недоступен.',
  resume: 'Возобновить',
  failed: 'Не удалось возобновить QR-код',
} satisfies TranslationOf<typeof en>;
