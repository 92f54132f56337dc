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
    over: 'La dirección no es correcta o la conversación ha terminado: los mensajes se borran al cabo de un tiempo y los titulares pueden poner fin a una conversación o eliminar su cuenta.',
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
    solvedByOther: '{{name}} ha marcado esta conversación como resuelta.',
    kept: 'Todo se queda aquí hasta que {{name}} lo elimine.',
    keptUntil: 'Lo escrito aquí se elimina después del {{date}}.',
    solve: 'Marcar como resuelta',
    reopen: 'Volver a abrir',
    reopened: 'Abierta de nuevo',
    thanksTitle: '{{name}} te da las gracias',
    thanks: '¡Muchas gracias por tu ayuda!',
    otherPhone: 'Teléfono de {{name}}:',
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
  answersTo: {
    label: 'Recibir las respuestas por correo',
    hint: 'Enviaremos el enlace de esta conversación a esta dirección y te avisaremos de las respuestas. Nadie más la ve.',
    start: 'Recibir correos',
    mailed: 'Las respuestas se envían por correo a la dirección que has dejado. Nadie más la ve.',
    stop: 'No recibir más correos',
  },
  ownerLink: {
    somebody: 'Anónimo',
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
  attachments: {
    photos: 'Fotos',
    photosHint:
      'Hasta tres fotos de 8 MB cada una. Se elimina lo que la cámara haya anotado en ellas, como el lugar.',
    photo: 'Foto {{number}}',
    noPhoto:
      'Uno de los archivos no es una foto que se pueda mostrar. Elige JPEG, PNG o WebP. Tu texto sigue en el formulario.',
    tooMany: 'Elige tres fotos como máximo. Tu texto sigue en el formulario.',
    tooLarge: 'Una foto puede ocupar 8 MB como máximo. Tu texto sigue en el formulario.',
    full: 'Aquí no caben más fotos. Envía tu mensaje sin ellas.',
    again: 'Vuelve a elegir las fotos.',
    firstThree: 'Solo se envían las tres primeras fotos.',
    preparing: 'Preparando las fotos…',
    place: {
      ask: 'Añadir dónde estoy',
      asking: 'Preguntando a tu dispositivo dónde está…',
      refused:
        'Esta página no puede saber dónde estás. Permítelo en el navegador o describe el lugar en tu mensaje.',
      unavailable:
        'Tu dispositivo no sabe dónde está. Inténtalo de nuevo al aire libre o describe el lugar en tu mensaje.',
      timeout:
        'Tu dispositivo no encontró señal a tiempo. Inténtalo de nuevo o describe el lugar en tu mensaje.',
      shown: '{{coordinates}}, con un margen de {{accuracy}} m',
      choice: '¿Con qué exactitud puede saberlo la otra parte?',
      about: 'Más o menos aquí (redondeado a 500 m)',
      exact: 'Exactamente',
      remove: 'No enviar el lugar',
      title: 'Lugar',
      titleAbout: 'Cerca de aquí',
      within: 'con un margen de {{accuracy}} m',
      map: 'Abrir en OpenStreetMap',
      app: 'Abrir en una aplicación de mapas',
    },
    words: {
      title: 'Frases rápidas',
      lost: {
        a: 'Está en la recepción de…',
        b: 'Puedes recogerlo en…',
        c: 'Puedo enviarlo por correo. ¿Adónde?',
        d: 'Lo he dejado donde estaba.',
      },
      contact: {
        a: 'Nos conocimos en…',
        b: 'Llámame al…',
        c: 'Tengo una pregunta sobre…',
      },
    },
  },
  guarded: {
    title: 'Un paso más',
    text: 'Alguien acaba de probar desde tu red muchos códigos que no existen. Para que nadie los adivine, de momento hay que pulsar un botón para abrirlos.',
    open: 'Abrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default es;
