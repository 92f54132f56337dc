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
