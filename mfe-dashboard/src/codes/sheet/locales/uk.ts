import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  title: 'Аркуш для друку й вирізання',
  size: 'Ширина',
  millimetres: '{{size}} мм',
  copies: 'Копії',
  paper: 'Папір',
  download: 'Завантажити аркуш (PDF)',
  scale: 'Друкуйте в масштабі 100 %, без припасування до сторінки.',
} satisfies TranslationOf<typeof en>;

export default uk;
