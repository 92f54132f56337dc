import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  back: 'Volver a la tarjeta',
  needsScript: 'Para activarlo se necesita JavaScript. Actívalo o abre esta página en otro navegador.',
  failure: {
    unavailable: 'Ahora mismo no se puede mostrar esta página. Inténtalo de nuevo dentro de un momento.',
    notFound: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección. Compruébala o vuelve a escanear el código.',
    },
    tooMany: { title: 'Demasiadas solicitudes', text: 'Espera un minuto y vuelve a intentarlo.' },
    other: 'Se ha producido un error',
  },
  guarded: {
    title: 'Un paso más',
    text: 'Alguien acaba de probar desde tu red muchos códigos que no existen. Para que nadie los adivine, de momento hay que pulsar un botón para abrirlos.',
    open: 'Abrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default es;
