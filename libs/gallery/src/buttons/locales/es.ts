import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Variantes',
  sizes: 'Tamaños',
  sizesText: 'Las alturas son de 7, 9, 11 y 14 unidades de 4 px.',
  states: 'Estados',
  statesText: 'Un botón ocupado conserva el ancho y el foco, e indica qué está haciendo.',
  icons: 'Con iconos',
  links: 'Enlaces con aspecto de botón',
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
  open: 'Abrir mis códigos',
} satisfies TranslationOf<typeof en>;
