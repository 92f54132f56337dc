import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  badge: 'Digital',
  add: 'Añadir un código digital',
  empty:
    '¿No tienes una pegatina a mano? Añade un código digital. Puedes imprimirlo o mostrarlo en el teléfono.',
  deletion: {
    title: 'Eliminar este código',
    hint: 'Las imágenes que hayas impreso o compartido dejarán de funcionar.',
    button: 'Eliminar',
    done: '{{code}} se ha eliminado',
  },
} satisfies TranslationOf<typeof en>;

export default es;
