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
  answersTo: {
    label: 'Recibir las respuestas por correo',
    hint: 'Enviaremos el enlace de esta conversación a esta dirección y te avisaremos de las respuestas. Nadie más la ve.',
    start: 'Recibir correos',
    mailed: 'Las respuestas se envían por correo a la dirección que has dejado. Nadie más la ve.',
    stop: 'No recibir más correos',
  },
  ownerLink: {
    somebody: 'Alguien',
    title: 'Un mensaje para ti',
    text: 'Abre la conversación aquí. Después, el enlace solo funcionará en este navegador.',
    open: 'Abrir la conversación',
    elsewhereTitle: 'Abierto en otro navegador',
    elsewhere:
      'Este enlace solo funciona en el navegador en el que se abrió por primera vez. Podemos enviarte por correo otro enlace para este navegador.',
    fresh: 'Enviarme otro enlace',
    sentTitle: 'Un enlace está en camino',
    sent: 'Lo hemos enviado a la dirección de tu cuenta. Ábrelo en este navegador.',
    keep: 'Esta página muestra solo esta conversación. Para todo lo demás, inicia sesión.',
    all: 'Todos los mensajes',
  },
  mailSwitch: {
    title: 'Dejar de recibir correos',
    code: 'Estos correos te avisan de los mensajes a través de tu código QR {{code}}.',
    stop: 'No recibir correos sobre este código',
    stopAll: 'No recibir correos sobre ninguno de mis códigos',
    answers: 'Estos correos te avisan de las respuestas a tu mensaje a través del código QR {{code}}.',
    stopAnswers: 'No recibir más estos correos',
    endedTitle: 'Ya no recibirás estos correos',
    ended:
      'Ya no te escribiremos sobre los mensajes a través de {{code}}. Puedes cambiarlo en la página del código.',
    endedAll:
      'Ya no te escribiremos sobre los mensajes a través de tus códigos. Puedes cambiarlo en la página de cada código.',
    endedAnswers: 'Ya no te escribiremos sobre esta conversación. Puedes seguir leyéndola con su enlace.',
  },
  guarded: {
    title: 'Un paso más',
    text: 'Alguien acaba de probar desde tu red muchos códigos que no existen. Para que nadie los adivine, de momento hay que pulsar un botón para abrirlos.',
    open: 'Abrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default es;
