import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'El aspecto de tu código',
  intro: 'Elijas lo que elijas, siempre lleva a la misma página.',
  save: 'Guardar diseño',
  saving: 'Guardando…',
  saved: 'Diseño guardado',
  discard: 'Descartar',
  reset: 'Volver al diseño simple',
  download: {
    title: 'Archivos',
    test: 'Imprime uno y escanéalo antes de imprimir muchos.',
    dirty: 'Los archivos muestran el diseño guardado. Guarda primero el tuyo.',
    png: {
      label: 'PNG, para pantallas y documentos',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, para imprimir',
      size: '{{size}} mm de ancho',
      button: 'PDF',
    },
    svg: 'SVG, para la imprenta',
  },
  saveFailed: 'No se ha podido guardar el diseño',
} satisfies TranslationOf<typeof en>;

export default es;
