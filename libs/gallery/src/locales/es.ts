import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Código',
  codeOf: 'Código: {{title}}',
  families: 'Familias de componentes',
  pages: {
    nav: 'Páginas de códigos',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {{number}}',
    range: '{{from}}–{{to}} de {{total}}',
    size: 'Filas por página',
  },
  buttons: {
    title: 'Botones',
    text: 'Acciones y enlaces en todos los estilos, tamaños y estados.',
  },
  forms: {
    title: 'Formularios',
    text: 'Campos y controles, con ayudas, errores y el código de un solo uso.',
  },
  dates: {
    title: 'Fechas y horas',
    text: 'Día, mes y año, horas del día e intervalos.',
  },
  uploads: {
    title: 'Subida de archivos',
    text: 'Archivos con límites y comprobaciones, y una foto que se recorta.',
  },
  display: {
    title: 'Datos',
    text: 'Tablas, distintivos, avatares y tarjetas.',
  },
  feedback: {
    title: 'Avisos',
    text: 'Mensajes, progreso y lo que sustituye a una página que no existe.',
  },
  overlays: {
    title: 'Ventanas y menús',
    text: 'Diálogos, paneles laterales, menús y descripciones emergentes.',
  },
  navigation: {
    title: 'Navegación',
    text: 'Pestañas, pasos, menús y páginas de una lista.',
  },
  themes: {
    title: 'Temas y diseños',
    text: 'Colores, tipografía, contenedores de página y los seis diseños.',
  },
} satisfies TranslationOf<typeof en>;
