import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Código',
  codeOf: 'Código de {{title}}',
  families: 'Componentes',
  pages: {
    nav: 'Paginación',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {{number}}',
    range: '{{from}}–{{to}} de {{total}}',
    size: 'Filas por página',
  },
  buttons: {
    title: 'Botones',
    text: 'Acciones y enlaces en todos los estilos, tamaños y estados',
  },
  forms: {
    title: 'Formularios',
    text: 'Campos y controles con ayudas y errores, y el código de un solo uso',
  },
  dates: {
    title: 'Fechas y horas',
    text: 'Fechas, horas e intervalos',
  },
  uploads: {
    title: 'Subida de archivos',
    text: 'Archivos con límites y comprobaciones, y una foto que puedes recortar',
  },
  display: {
    title: 'Datos',
    text: 'Tablas, distintivos, avatares y tarjetas',
  },
  feedback: {
    title: 'Avisos',
    text: 'Alertas, progreso y qué mostrar cuando no hay nada que mostrar',
  },
  overlays: {
    title: 'Ventanas y menús',
    text: 'Diálogos, paneles laterales, menús y ayudas emergentes',
  },
  navigation: {
    title: 'Navegación',
    text: 'Pestañas, pasos, menús y paginación',
  },
  themes: {
    title: 'Temas y diseños',
    text: 'Colores, tipografía, contenedores de página y los seis diseños',
  },
} satisfies TranslationOf<typeof en>;
