import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  picture: 'Código QR {{code}}',
  moduleShape: {
    label: 'Patrón',
    values: {
      square: 'Cuadrados',
      rounded: 'Redondeados',
      dot: 'Puntos',
    },
  },
  eyeShape: {
    label: 'Esquinas',
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
    hint: 'En el centro del código. La corrección de errores pasa al nivel más alto.',
    choose: 'Elige una imagen o suéltala aquí',
    remove: 'Quitar logotipo',
    failed: 'No se ha podido leer esta imagen. Elige PNG, JPEG o WebP.',
  },
  caption: {
    label: 'Texto debajo del código',
    hint: 'Por ejemplo, «Si lo encuentras, escanéalo»',
    refused: 'Quita los caracteres que no se pueden imprimir, como los emojis.',
  },
  showAlias: {
    label: 'Mostrar el código como texto',
    hint: 'Para quien no pueda escanearlo',
  },
  errorCorrection: {
    label: 'Corrección de errores',
    hint: 'Cuánta suciedad o desgaste soporta el código',
    values: {
      L: 'Baja (7 %)',
      M: 'Media (15 %)',
      Q: 'Alta (25 %)',
      H: 'Máxima (30 %)',
    },
  },
  quietZone: {
    label: 'Margen',
    hint: 'Espacio en blanco alrededor del código',
    modules_one: '{{count}} cuadrado',
    modules_many: '{{count}} de cuadrados',
    modules_other: '{{count}} cuadrados',
  },
  faults: {
    title: 'Es posible que los móviles no puedan escanear este código',
    inverted: 'El patrón y las esquinas deben ser más oscuros que el fondo.',
    low_contrast: 'Los colores se parecen demasiado. Elige otros más oscuros o un fondo más claro.',
    logo_needs_level_h: 'Con un logotipo, la corrección de errores debe estar en el nivel más alto.',
    unreadable:
      'Hemos probado a escanear el código y no hemos podido leerlo. Prueba con otras formas o colores.',
  },
} satisfies TranslationOf<typeof en>;

export default es;
