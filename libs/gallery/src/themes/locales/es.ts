import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Diseños',
  layoutsText:
    'Cada elección se aplica al momento y se guarda en este navegador. Quien ha iniciado sesión ve cambiar el marco de esta página; los demás lo ven en la imagen.',
  container: 'Anchos de página',
  containers: {
    default: 'Llena el espacio hasta 1400 px, con márgenes.',
    contained: 'Una columna centrada de 1024 px como máximo, con márgenes.',
    gutterless: 'Todo el espacio, sin márgenes.',
  },
  schemes: 'Colores de una parte de la página',
  schemesText: 'La navegación usa estas clases: lo que está dentro toma sus colores de ellas.',
  schemeNote: 'El texto, los controles y el foco se distinguen aquí en cualquier modo de la página.',
  schemeAction: 'Inicio',
  colors: 'Colores',
  colorsText:
    'Cada token tiene un tono por modo: el texto alcanza 4,5:1; los bordes y las marcas, 3:1. Las marcas usan los tonos del nivel 600.',
  type: 'Tipografía',
  spacing: 'Espacios, tamaños y esquinas',
  spacingText: 'Una unidad son 4 px.',
} satisfies TranslationOf<typeof en>;
