import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  picture: 'Código QR {{code}}',
  moduleShape: {
    label: 'Patrón',
    values: {
      square: 'Cuadrados',
      rounded: 'Redondeado',
      dot: 'Puntos',
    },
  },
  eyeShape: {
    label: 'Marcas de las esquinas',
    values: {
      square: 'Cuadradas',
      rounded: 'Redondeadas',
      circle: 'Circulares',
    },
  },
  foreground: {
    label: 'Color del patrón',
  },
  eyeColor: {
    label: 'Color de las esquinas',
  },
  background: {
    label: 'Fondo',
  },
  logo: {
    label: 'Logotipo',
    hint: 'Va en el centro. La corrección de errores pasa al nivel más alto.',
    choose: 'Elige una imagen o suéltala aquí',
    remove: 'Quitar el logotipo',
    failed: 'No se pudo leer esta imagen. Elige otra',
  },
  caption: {
    label: 'Línea bajo el código',
    hint: 'Por ejemplo: Si lo encuentras, escanéalo',
    refused: 'Esta línea contiene caracteres que no se pueden imprimir, como emojis',
  },
  showAlias: {
    label: 'Mostrar el código en letras',
    hint: 'Para que pueda escribirlo quien no pueda escanearlo.',
  },
  errorCorrection: {
    label: 'Corrección de errores',
    hint: 'Cuánto puede ensuciarse o desgastarse.',
    values: {
      L: 'Baja, 7 %',
      M: 'Media, 15 %',
      Q: 'Alta, 25 %',
      H: 'Máxima, 30 %',
    },
  },
  quietZone: {
    label: 'Margen',
    hint: 'En cuadrados del patrón.',
    modules_one: '{{count}} cuadrado',
    modules_many: '{{count}} cuadrados',
    modules_other: '{{count}} cuadrados',
  },
  faults: {
    title: 'Los teléfonos no podrían leer este código',
    inverted: 'El patrón y las esquinas deben ser más oscuros que el fondo.',
    low_contrast: 'Los colores se parecen demasiado. Elige otros más oscuros o un fondo más claro.',
    logo_needs_level_h: 'Con un logotipo, la corrección de errores debe ser la máxima.',
    unreadable: 'Hemos intentado leer el código terminado y no hemos podido. Prueba otras formas o colores.',
  },
} satisfies TranslationOf<typeof en>;

export default es;
