import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Ваш код призупинено',
  text: 'Доки ви його не відновите, усі, хто його сканує, бачать, що він тимчасово недоступний.',
  resume: 'Відновити',
  failed: 'Не вдалося відновити QR-код',
} satisfies TranslationOf<typeof en>;
