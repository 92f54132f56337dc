import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  photo: 'Foto {{number}}',
  close: 'Cerrar',
  add: 'Añadir fotos',
  remove: 'Quitar la foto {{number}}',
  hint: 'Hasta tres fotos. Se elimina lo que la cámara haya anotado en ellas, como el lugar.',
  full: 'Aquí no caben más fotos. Envía tu respuesta sin ellas.',
  tooLarge: 'Una foto puede ocupar 8 MB como máximo.',
  noPhoto: 'Uno de los archivos no es una foto que se pueda mostrar. Elige JPEG, PNG o WebP.',
  place: 'Lugar',
  placeAbout: 'Cerca de aquí',
  within: 'con un margen de {{accuracy}} m',
  map: 'Abrir en OpenStreetMap',
  app: 'Abrir en una aplicación de mapas',
  chosen_one: '{{count}} foto elegida',
  chosen_many: '{{count}} de fotos elegidas',
  chosen_other: '{{count}} fotos elegidas',
} satisfies TranslationOf<typeof en>;

export default es;
