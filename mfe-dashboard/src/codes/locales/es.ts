import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  badge: 'Digital',
  add: 'Añadir código digital',
  empty: '¿No tienes una pegatina a mano? Añade un código digital para imprimirlo o mostrarlo en el móvil.',
  deletion: {
    title: 'Eliminar este código',
    hint: 'Las copias impresas o compartidas dejarán de funcionar.',
    button: 'Eliminar código',
    done: '{{code}} eliminado',
  },
} satisfies TranslationOf<typeof en>;

export default es;
