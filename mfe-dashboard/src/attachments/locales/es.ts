import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  photo: 'Foto {{number}}',
  close: 'Cerrar',
  add: 'Añadir fotos',
  remove: 'Quitar la foto {{number}}',
  hint: 'Hasta tres fotos. Quitamos los datos ocultos, como la ubicación.',
  full: 'En esta conversación no caben más fotos. Envía tu respuesta sin ellas.',
  tooLarge: 'Las fotos pueden ocupar hasta 8 MB.',
  noPhoto: 'Uno de los archivos no es una foto que podamos mostrar. Elige JPEG, PNG o WebP.',
  place: 'Ubicación',
  placeAbout: 'Ubicación aproximada',
  within: 'con un margen de {{accuracy}} m',
  map: 'Abrir en OpenStreetMap',
  app: 'Abrir en una aplicación de mapas',
  chosen_one: '{{count}} foto seleccionada',
  chosen_many: '{{count}} de fotos seleccionadas',
  chosen_other: '{{count}} fotos seleccionadas',
} satisfies TranslationOf<typeof en>;

export default es;
