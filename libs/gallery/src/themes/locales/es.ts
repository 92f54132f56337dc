import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Diseños',
  layoutsText:
    'Los cambios se aplican al momento y se guardan en este navegador. Si has iniciado sesión, cambia esta página; si no, solo la vista previa.',
  container: 'Anchos de página',
  containers: {
    default: 'Ocupa el ancho hasta 1400 px, con márgenes',
    contained: 'Una columna centrada de hasta 1024 px, con márgenes',
    gutterless: 'Ocupa todo el ancho, sin márgenes',
  },
  schemes: 'Colores dentro de una página',
  schemesText: 'Los modos de navegación usan estas clases. Todo lo que hay dentro toma de ellas sus colores.',
  schemeNote: 'El texto, los controles y el foco se distinguen aquí en claro y en oscuro.',
  schemeAction: 'Inicio',
  colors: 'Colores',
  colorsText:
    'Cada token tiene un tono para cada modo. El texto tiene un contraste de al menos 4,5:1; los bordes y las marcas, de 3:1. Las marcas usan el nivel 600.',
  type: 'Tipografía',
  spacing: 'Espacios, tamaños y esquinas',
  spacingText: 'Una unidad son 4 px.',
} satisfies TranslationOf<typeof en>;
