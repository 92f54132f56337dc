import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Hoja para imprimir y recortar',
  size: 'Ancho',
  millimetres: '{{size}} mm',
  copies: 'Copias',
  paper: 'Papel',
  download: 'Descargar hoja (PDF)',
  scale: 'Imprime al 100 %, sin ajustar la escala.',
} satisfies TranslationOf<typeof en>;

export default es;
