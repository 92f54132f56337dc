import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Diseño',
  intro: 'Tu código abre la misma página, tenga el aspecto que tenga.',
  save: 'Guardar diseño',
  saving: 'Guardando…',
  saved: 'Diseño guardado',
  discard: 'Descartar',
  reset: 'Restablecer diseño',
  download: {
    title: 'Descargar',
    test: 'Imprime uno y pruébalo antes de imprimir más.',
    dirty: 'Las descargas usan el diseño guardado. Guarda antes tus cambios.',
    png: {
      label: 'PNG para pantallas y documentos',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF para imprimir',
      size: '{{size}} mm de ancho',
      button: 'PDF',
    },
    svg: 'SVG para la imprenta',
  },
  saveFailed: 'No se ha podido guardar el diseño',
} satisfies TranslationOf<typeof en>;

export default es;
