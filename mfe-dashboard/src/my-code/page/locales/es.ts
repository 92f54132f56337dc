import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  hint: 'Esto decide qué se ve primero. Tus datos y textos no cambian.',
  suggested: 'Sugerencia',
  chosen: {
    lost: 'Ahora tu página es para objetos perdidos',
    contact: 'Ahora tu página es una tarjeta de contacto',
  },
  failed: 'No se ha podido cambiar la página',
  previewFailed: 'No se ha podido cargar tu página',
  own: {
    title: 'Tus datos en esta página',
    intro: 'Tu perfil es el mismo para todos tus códigos. Elige qué muestra de él esta página.',
    fields: {
      label: 'Campos del perfil',
      all: 'Todos los campos públicos',
      allHint: 'Los campos que hagas públicos más adelante también se mostrarán aquí.',
      chosen: 'Solo los campos que elija',
      chosenHint: 'Los campos que hagas públicos más adelante no se mostrarán aquí.',
      which: 'Mostrar en esta página',
      photo: 'Foto',
      none: 'Tu perfil no tiene campos públicos.',
      private: 'Los campos privados no se muestran nunca.',
    },
    name: 'Nombre en esta página',
    nameHint:
      'Sustituye a todos los nombres de tu perfil, también en las conversaciones y en los archivos de contacto.',
    role: 'Cargo en esta página',
    roleHint: 'Sustituye al cargo de tu perfil.',
    color: 'Color de la cabecera',
    noColor: 'Ninguno',
    colors: {
      teal: 'Verde azulado',
      blue: 'Azul',
      violet: 'Violeta',
      pink: 'Rosa',
      red: 'Rojo',
      orange: 'Naranja',
      green: 'Verde',
      gray: 'Gris',
    },
    links: {
      label: 'Enlaces',
      hint: 'Se muestran encima de tus datos, en este orden.',
      text: 'Título del enlace {{number}}',
      url: 'Dirección del enlace {{number}}',
      isLinkLabel: 'Escribe un título con letras, números, signos de puntuación o emojis',
      isHttpsLink: 'Escribe una dirección web segura (https)',
      add: 'Añadir enlace',
      remove: 'Quitar el enlace {{number}}',
      up: 'Subir el enlace {{number}}',
      down: 'Bajar el enlace {{number}}',
      full: 'Puedes tener hasta {{max, number}} enlaces.',
    },
    save: 'Guardar datos',
    saving: 'Guardando…',
    discard: 'Descartar cambios',
    saved: 'Datos guardados',
    failed: 'No se han podido guardar tus datos',
  },
} satisfies TranslationOf<typeof en>;

export default es;
