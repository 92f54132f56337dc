import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  title: 'Лист для печати и вырезания',
  size: 'Ширина',
  millimetres: '{{size}} мм',
  copies: 'Копии',
  paper: 'Бумага',
  download: 'Скачать лист (PDF)',
  scale: 'Печатайте в масштабе 100 %, без подгонки по странице.',
} satisfies TranslationOf<typeof en>;

export default ru;
