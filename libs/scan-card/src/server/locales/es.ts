import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  back: 'Volver a la tarjeta',
  resendWait: 'Puedes pedir que se reenvíe {{when}}.',
  activated:
    'Has iniciado sesión en este dispositivo. A partir de ahora, quien escanee el código verá tu tarjeta.',
  taken: 'Otra persona se adelantó. No se ha publicado nada de lo que escribiste.',
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
  conversationLink: {
    title: 'Mi conversación',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    share: 'Compartir enlace',
    hint: 'Este enlace es tuyo: guárdalo. Quien lo tenga podrá leer y escribir ahí.',
  },
  conversationLive: {
    new_one: '{{count}} mensaje nuevo',
    new_other: '{{count}} mensajes nuevos',
    new_many: '{{count}} de mensajes nuevos',
    offline: 'No tienes conexión. Puedes seguir leyendo, y lo que escribas se quedará aquí.',
    failed: 'No se pudo enviar. Tu texto sigue aquí: inténtalo de nuevo.',
  },
  conversationState: {
    solved: 'Resuelta',
    solvedByYou: 'Has marcado esta conversación como resuelta.',
    solvedByOwner: '{{name}} ha marcado esta conversación como resuelta.',
    kept: 'Todo se queda aquí hasta que {{name}} lo elimine.',
    keptUntil: 'Lo escrito aquí se elimina después del {{date}}.',
    solve: 'Marcar como resuelta',
    reopen: 'Volver a abrir',
    reopened: 'Abierta de nuevo',
    thanksTitle: '{{name}} te da las gracias',
    thanks: '¡Muchas gracias por tu ayuda!',
    ownerPhone: 'Teléfono de {{name}}:',
    sharePhone: 'Compartir mi número de teléfono',
    phone: 'Tu número de teléfono',
    noPhone: 'Introduce un número de teléfono al que se pueda llamar.',
    phoneHint: '{{name}} lo verá hasta que lo retires.',
    share: 'Compartir número',
    phoneShared: 'Número compartido',
    yourPhone: '{{name}} ve tu número:',
    hidePhone: 'Retirar',
    phoneHidden: 'Número retirado y eliminado',
  },
  guarded: {
    title: 'Un paso más',
    text: 'Alguien acaba de probar desde tu red muchos códigos que no existen. Para que nadie los adivine, de momento hay que pulsar un botón para abrirlos.',
    open: 'Abrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default es;
