import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  picture: 'Vista de la cámara',
  asking: 'Permite el acceso a la cámara para escanear el código.',
  watching: 'Apunta al código QR con la cámara.',
  foreign: {
    title: 'Este código no es de {{brand}}',
    text: 'Es de otro producto. Apunta a un código {{brand}}.',
  },
  faults: {
    refused: {
      title: 'La cámara está bloqueada',
      text: 'Permítela para este sitio en los ajustes del navegador y vuelve a intentarlo, o escribe el código.',
    },
    missing: {
      title: 'No se ha encontrado ninguna cámara',
      text: 'Escribe el código.',
    },
    inUse: {
      title: 'La cámara está ocupada',
      text: 'Puede que la use otra aplicación. Ciérrala y vuelve a intentarlo, o escribe el código.',
    },
    unsupported: {
      title: 'Este navegador no puede usar la cámara aquí',
      text: 'Escribe el código o escanéalo con la aplicación de cámara del móvil.',
    },
    failed: {
      title: 'No se ha podido cargar el escáner',
      text: 'Comprueba la conexión y vuelve a intentarlo, o escribe el código.',
    },
  },
  help: 'Ayuda',
  again: 'Reintentar',
  close: 'Cerrar cámara',
} satisfies TranslationOf<typeof en>;

export default es;
