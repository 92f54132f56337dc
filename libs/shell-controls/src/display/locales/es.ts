import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Apariencia',
  mode: 'Modo',
  modes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  layout: 'Diseño',
  layouts: {
    classic: 'Clásico',
    modern: 'Moderno',
    simple: 'Sencillo',
    stackedSide: 'Doble columna',
    decked: 'Doble fila',
    blank: 'En blanco',
  },
  smallScreens: 'En pantallas pequeñas, la navegación siempre es un panel lateral.',
  navMode: 'Navegación',
  navModes: {
    light: 'Clara',
    dark: 'Oscura',
    themed: 'De color',
    transparent: 'Transparente',
  },
  collapsed: 'Contraer la navegación lateral',
  direction: 'Dirección del texto',
  directions: { ltr: 'De izquierda a derecha', rtl: 'De derecha a izquierda' },
  reset: 'Restablecer',
} satisfies TranslationOf<typeof en>;
