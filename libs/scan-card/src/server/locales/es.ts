import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  back: 'Volver a la tarjeta',
  resendWait: 'Puedes pedir que se reenvíe {{when}}.',
  activated:
    'Has iniciado sesión en este dispositivo. A partir de ahora, quien escanee el código verá tu tarjeta.',
  taken: 'Otra persona se adelantó. No se ha publicado nada de lo que escribiste.',
  about: {
    title: '¿Qué es {{brand}}?',
    headline: 'Lo perdido encuentra el camino de vuelta',
    text: 'Pon un código {{brand}} en tus llaves, tu bolso o tu tarjeta de visita. Quien lo escanee podrá contactar contigo, y tú decides qué ve.',
    stick: 'Pégalo',
    stickText: 'Activa un código con tu nombre y tu correo, y ponlo en lo que te importa.',
    scan: 'Alguien lo escanea',
    scanText: 'La cámara de cualquier móvil abre tu página. Sin aplicación ni cuenta.',
    write: 'Te escriben',
    writeText: 'Habláis aquí mismo y nadie ve la dirección del otro.',
    found: '¿Has encontrado algo? Introduce o escanea su código',
    signUp: 'Crear una cuenta',
    picture: 'Una llave con un código QR en el llavero y un móvil con el mensaje «¡Encontré tus llaves!»',
    bubble: '¡Encontré tus llaves!',
  },
  preview: {
    lost: 'Dile a su titular dónde está.',
    free: 'No necesitas ninguna aplicación ni cuenta.',
  },
  noScript: {
    title: 'Esta página necesita JavaScript',
    text: 'Actívalo en los ajustes del navegador y vuelve a cargar la página. Para introducir un código no hace falta.',
  },
  failure: {
    unavailable: 'Ahora mismo no se puede mostrar esta página. Inténtalo de nuevo dentro de un momento.',
    notFound: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección. Compruébala o vuelve a escanear el código.',
    },
    tooMany: { title: 'Demasiadas solicitudes', text: 'Espera un minuto y vuelve a intentarlo.' },
    other: 'Se ha producido un error',
  },
  conversation: {
    title: 'Conversación con {{name}}',
    you: 'Tú',
    keep: 'Guarda esta página: quien tenga su dirección puede leer y escribir aquí. Las respuestas aparecerán aquí.',
    reply: 'Tu mensaje',
    send: 'Enviar',
    refresh: 'Buscar mensajes nuevos',
    older: 'Mensajes anteriores',
    newest: 'Volver a los mensajes más recientes',
    seen: 'Leído',
    sent: 'Enviado',
    overTitle: 'Aquí no hay ninguna conversación',
    over: 'La dirección no es correcta o la conversación ha terminado: los mensajes se borran al cabo de un tiempo y los titulares pueden poner fin a una conversación.',
  },
  guarded: {
    title: 'Un paso más',
    text: 'Alguien acaba de probar desde tu red muchos códigos que no existen. Para que nadie los adivine, de momento hay que pulsar un botón para abrirlos.',
    open: 'Abrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default es;
