import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Variantes',
  sizes: 'Tamaños',
  sizesText: 'Alturas de 7, 9, 11 y 14 unidades de 4 px.',
  states: 'Estados',
  statesText: 'Un botón en marcha conserva el ancho y el foco, y dice lo que hace.',
  icons: 'Con iconos',
  links: 'Enlaces con aspecto de botón',
  spinners: 'Indicadores de carga',
  spinnersText: 'El indicador aparece tras medio segundo; una espera más corta no muestra nada.',
  solid: 'Relleno',
  outline: 'Contorno',
  plain: 'Sencillo',
  danger: 'Eliminar',
  save: 'Guardar',
  saving: 'Guardando…',
  disabled: 'Desactivado',
  back: 'Volver',
  download: 'Descargar',
  more: 'Más',
  waiting: 'Un momento',
  open: 'Abrir mis códigos',
} satisfies TranslationOf<typeof en>;
