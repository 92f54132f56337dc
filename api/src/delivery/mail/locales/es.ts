import type { MailPhrases } from '../phrases';

const es: MailPhrases = {
  shared: {
    digitsLabel: 'Tu código',
    digitsNote: 'El código y el enlace caducan en 10 minutos y solo se pueden usar una vez.',
    linkFallback: 'Si el botón no funciona, copia este enlace en tu navegador:',
    notYou:
      'Si no has sido tú, puedes ignorar este correo. No pasará nada si no usas el código ni el enlace.',
    footer: 'Recibes este correo porque alguien ha introducido tu dirección en {brand}.',
    ownerFooter: 'Recibes este correo porque tienes un código QR en {brand}.',
    accountFooter: 'Recibes este correo porque tienes una cuenta en {brand}.',
    helperFooter: 'Recibes este correo porque ayudas a responder mensajes en {brand}.',
    timeLabel: 'Hora',
    deviceLabel: 'Dispositivo',
    networkLabel: 'La dirección IP empieza por',
    deviceUnknown: 'Desconocido',
    noText: 'Foto o ubicación',
    unsubscribe: 'Dejar de recibir estos correos',
  },
  templates: {
    activate: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Activa tu código QR {alias}',
      intro:
        'Introduce este código en la página de activación o usa el botón para activar tu código QR al momento.',
      button: 'Activar {alias}',
    },
    'sign-in': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Inicia sesión en {brand}',
      intro: 'Introduce este código para iniciar sesión o usa el botón.',
      button: 'Iniciar sesión',
    },
    'sign-in-unknown': {
      subject: 'Inicio de sesión en {brand}',
      heading: 'No hay ninguna cuenta con este correo electrónico',
      intro:
        'Alguien ha intentado iniciar sesión en {brand} con este correo electrónico, que todavía no tiene cuenta. Para crear una, escanea un código QR o regístrate.',
      button: 'Registrarse',
    },
    register: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Te damos la bienvenida a {brand}',
      intro: 'Introduce este código para confirmar tu correo electrónico o usa el botón.',
      button: 'Confirmar mi correo',
    },
    'register-known': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Ya tienes una cuenta',
      intro:
        'Alguien ha intentado registrarse con este correo electrónico. No necesitas otra cuenta: usa este código para iniciar sesión.',
      button: 'Iniciar sesión',
    },
    'password-reset': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Elige una contraseña nueva',
      intro: 'Introduce este código junto con tu contraseña nueva o usa el botón.',
      button: 'Elegir contraseña nueva',
    },
    'password-reset-unknown': {
      subject: 'Tu contraseña de {brand}',
      heading: 'No hay ninguna cuenta con este correo electrónico',
      intro:
        'Alguien ha intentado restablecer la contraseña de este correo electrónico, que no tiene cuenta en {brand}.',
      button: 'Registrarse',
    },
    'password-changed': {
      subject: 'Tu contraseña de {brand} ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      intro:
        'Tu contraseña se acaba de cambiar y hemos cerrado la sesión en los demás dispositivos. Si no has sido tú, elige ahora una contraseña nueva.',
      button: 'Elegir contraseña nueva',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en {brand}',
      heading: 'Nuevo inicio de sesión desde un navegador desconocido',
      intro:
        'Si has sido tú, no tienes que hacer nada. Si no, alguien ha entrado en tu cuenta. Cierra la sesión en los demás dispositivos y elige una contraseña nueva.',
      button: 'Abrir mi cuenta',
    },
    'code-entry-closed': {
      subject: 'Los códigos para entrar en {brand} están desactivados',
      heading: 'Demasiados códigos incorrectos',
      intro:
        'Alguien ha introducido 100 códigos incorrectos seguidos para tu correo electrónico, así que ya no aceptamos códigos. Nadie ha entrado con ellos. Inicia sesión con tu contraseña o con el enlace de uno de nuestros correos. Si usas ese enlace, los códigos vuelven a funcionar.',
      button: 'Iniciar sesión',
    },
    'email-change': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Confirma tu nuevo correo electrónico',
      intro:
        'Introduce este código para usar este correo electrónico en tu cuenta, o usa el botón en un navegador en el que hayas iniciado sesión.',
      button: 'Usar este correo',
    },
    'email-change-taken': {
      subject: 'Tu correo electrónico en {brand}',
      heading: 'Este correo electrónico ya tiene una cuenta',
      intro:
        'Alguien ha intentado usar este correo electrónico para otra cuenta, pero ya tiene una. No se ha cambiado nada.',
      button: 'Iniciar sesión',
    },
    'email-changed': {
      subject: 'Tu correo electrónico de {brand} ha cambiado',
      heading: 'Tu correo electrónico ha cambiado',
      intro:
        'Tu cuenta usa ahora otro correo electrónico y hemos cerrado la sesión en los demás dispositivos. Con esta dirección ya no puedes iniciar sesión. Si no has sido tú, ponte en contacto con nosotros enseguida.',
      button: 'Abrir {brand}',
    },
    confirm: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Confirma que eres tú',
      intro:
        'Alguien que ha iniciado sesión en tu cuenta quiere cambiar la contraseña o el correo electrónico. Si eres tú, introduce este código para continuar.',
      button: 'Abrir mi perfil',
    },
    'delete-account': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Elimina tu cuenta',
      intro: 'Introduce este código para eliminar tu cuenta y todo lo que contiene. No se puede deshacer.',
      button: 'Abrir mi perfil',
    },
    'account-deleted': {
      subject: 'Se ha eliminado tu cuenta de {brand}',
      heading: 'Se ha eliminado tu cuenta',
      intro:
        'Hemos borrado tu perfil, tus mensajes y tus datos de inicio de sesión. Tus códigos se pueden volver a activar. Este es el último correo que recibirás de nosotros.',
      button: 'Abrir {brand}',
    },
    export: {
      subject: 'Tus datos en {brand}',
      heading: 'Una copia de tus datos',
      intro:
        'Has pedido una copia de tus datos a los responsables de {brand}. Usa el botón para descargarla. El enlace caduca en siete días y solo funciona una vez. Si no la has pedido, puedes ignorar este correo.',
      button: 'Obtener mis datos',
    },
    reports: {
      subject: 'Denuncias abiertas en {brand}',
      heading: 'Denuncias abiertas: {count}',
      intro:
        'Se han denunciado páginas o conversaciones por abuso. Revísalas y marca cada denuncia como resuelta cuando termines. Mientras haya denuncias abiertas, recibirás como máximo un correo al día.',
      button: 'Ver denuncias',
    },
    'release-stopped': {
      subject: 'Se ha detenido una versión en {brand}',
      heading: 'Versión detenida: {release}',
      intro:
        'Navegadores de varias redes no han podido cargar {release} y la mayoría de los intentos han fallado. Por eso ya no se muestra a nadie: todo el mundo ve la versión anterior. Averigua por qué ha fallado antes de volver a mostrarla.',
      button: 'Ver versiones',
    },
    'account-blocked': {
      subject: 'Se ha bloqueado tu cuenta de {brand}',
      heading: 'Se ha bloqueado tu cuenta',
      intro:
        'La administración de {brand} ha bloqueado tu cuenta. Hemos cerrado tu sesión en todos los dispositivos y no puedes volver a iniciarla. Tus códigos y sus páginas siguen funcionando. Si crees que es un error, ponte en contacto con nosotros.',
      button: 'Abrir {brand}',
    },
    'account-unblocked': {
      subject: 'Se ha desbloqueado tu cuenta de {brand}',
      heading: 'Ya puedes volver a iniciar sesión',
      intro: 'La administración de {brand} ha desbloqueado tu cuenta. Todo está tal como lo dejaste.',
      button: 'Iniciar sesión',
    },
    message: {
      subject: 'Nuevo mensaje para {alias}',
      heading: 'Tienes un mensaje nuevo',
      intro: 'Alguien te ha escrito a través de tu código QR {alias}.',
      helping: 'Alguien ha escrito a través del código QR {alias}, cuyos mensajes ayudas a responder.',
      button: 'Leer mensaje',
    },
    messages: {
      subject: '{count} mensajes nuevos para {alias}',
      heading: 'Tienes mensajes nuevos',
      intro:
        'Has recibido {count} mensajes nuevos a través de tu código QR {alias} desde nuestro último correo.',
      helping:
        'Han llegado {count} mensajes nuevos a través del código QR {alias} desde nuestro último correo. Tú ayudas a responderlos.',
      button: 'Leer mensajes',
    },
    conversation: {
      subject: 'Nuevo mensaje para {alias}',
      heading: { one: 'Mensaje nuevo', other: '{count} mensajes nuevos' },
      intro: 'Te han escrito a través de tu código QR {code}:',
      helping: 'Han escrito a través del código QR {code}, cuyos mensajes ayudas a responder:',
      button: 'Responder',
      note: 'El botón funciona durante siete días y solo en el navegador en el que lo uses por primera vez. No reenvíes este correo ni respondas a él.',
    },
    'many-messages': {
      subject: 'Muchos mensajes para {alias}',
      heading: 'Tu código QR está recibiendo muchos mensajes',
      intro:
        'A través de tu código QR {code} están llegando más mensajes de lo habitual. Ahora llegan más despacio. En la página del código puedes retener los mensajes de remitentes que no han confirmado su correo electrónico, desactivar los correos sobre el código o ponerlo en pausa.',
      button: 'Abrir el código',
    },
    'lost-opened': {
      subject: 'Se ha abierto el código perdido {alias}',
      heading: {
        one: 'Alguien ha abierto la página de un código perdido',
        other: 'La página de un código perdido se ha abierto {count} veces',
      },
      intro:
        'El código {code} está marcado como perdido. Quien ha abierto su página puede haber encontrado el objeto. Si escribe, podrás responder.',
      button: 'Abrir',
    },
    'owner-link': {
      subject: 'Tu conversación sobre {alias}',
      heading: 'Tu nuevo enlace a la conversación',
      intro:
        'Has pedido un enlace nuevo a una conversación sobre tu código QR {code}. Si no has sido tú, puedes ignorar este correo.',
      helping:
        'Has pedido un enlace nuevo a una conversación sobre el código QR {code}. Si no has sido tú, puedes ignorar este correo.',
      button: 'Responder',
      note: 'El botón funciona durante siete días y solo en el navegador en el que lo uses por primera vez. No reenvíes este correo ni respondas a él.',
    },
    answer: {
      subject: 'Nueva respuesta sobre {alias}',
      heading: { one: 'Respuesta nueva', other: '{count} respuestas nuevas' },
      intro: 'En respuesta a tu mensaje a través del código QR {alias}:',
      unquoted:
        'Alguien ha enviado un mensaje a través del código QR {alias} y ha pedido recibir las respuestas en este correo electrónico. Abre la conversación para leer la respuesta. Si no has enviado ningún mensaje, usa el enlace de abajo para dejar de recibir estos correos.',
      button: 'Abrir conversación',
      note: 'Quien tenga el enlace puede leer y escribir en tu nombre. No reenvíes este correo ni respondas a él.',
    },
    'conversation-link': {
      subject: 'Tu conversación sobre {alias}',
      heading: 'Tu enlace a la conversación',
      intro:
        'Alguien ha enviado un mensaje a través del código QR {alias} y ha pedido recibir las respuestas en este correo electrónico. Si has sido tú, usa el botón para volver a la conversación. Te avisaremos cuando haya una respuesta. Si no has sido tú, usa el enlace de abajo para dejar de recibir estos correos.',
      button: 'Abrir conversación',
      note: 'Quien tenga el enlace puede leer y escribir en tu nombre. No reenvíes este correo ni respondas a él.',
    },
    'helper-invitation': {
      subject: 'Invitación para ayudar con {alias}',
      heading: 'Alguien te pide ayuda',
      intro:
        'El titular del código QR {alias} en {brand} quiere que le ayudes a responder sus mensajes. Mira quién es y acepta o rechaza. Hasta entonces no cambia nada. El enlace caduca en siete días y solo sirve para una cuenta con este correo electrónico.',
      button: 'Ver invitación',
    },
    'helper-joined': {
      subject: 'Ya te ayudan con {alias}',
      heading: 'Han aceptado tu invitación',
      intro:
        'La persona a la que invitaste ya puede leer y responder los mensajes de tu código QR {alias}. Puedes ponerle fin cuando quieras en la página del código.',
      button: 'Abrir código',
    },
    'unactivation-request': {
      subject: 'Solicitud para anular la activación de {alias}',
      heading: 'Alguien te pide tu código QR {alias}',
      intro:
        'Alguien te ha pedido que anules la activación de este código QR para que se pueda activar de nuevo. Mira quién es y acepta o rechaza. Hasta entonces no cambia nada. El enlace caduca en 24 horas y solo funciona si has iniciado sesión.',
      button: 'Ver solicitud',
    },
    'unactivation-confirmed': {
      subject: 'El código QR {alias} se puede activar de nuevo',
      heading: 'El código QR {alias} se puede activar de nuevo',
      intro:
        'Pediste que se anulara la activación del código QR {alias} y su titular ha aceptado. Ahora cualquiera puede activarlo, también tú.',
      button: 'Abrir {alias}',
    },
    'unactivation-declined': {
      subject: 'Se ha rechazado tu solicitud para {alias}',
      heading: 'Su titular conserva el código QR {alias}',
      intro:
        'Pediste que se anulara la activación del código QR {alias}, pero su titular no ha aceptado. El código se queda como está.',
      button: 'Abrir {alias}',
    },
    gift: {
      subject: 'Un código QR para ti en {brand}',
      heading: 'Alguien quiere regalarte el código QR {alias}',
      intro:
        'Quien lo escanee podrá contactar contigo sin ver tu correo electrónico. Usa el botón para ver de quién es y aceptarlo o rechazarlo. Necesitas una cuenta de {brand} con esta dirección; registrarse es gratis. El enlace caduca en siete días.',
      button: 'Ver regalo',
      note: 'Si no sabes de qué se trata, ignora este correo o rechaza el regalo. No pasa nada mientras no lo aceptes.',
    },
    'gift-offered': {
      subject: 'Vas a regalar el código QR {alias}',
      heading: 'Vas a regalar el código QR {alias}',
      intro:
        'Hemos enviado un enlace a la dirección que has indicado. El código sigue siendo tuyo hasta que lo acepten, y hasta entonces puedes retirarlo. A los siete días la oferta termina sola. Si no has sido tú, retira el regalo y cierra la sesión en los demás dispositivos desde tu perfil.',
      button: 'Abrir mis códigos',
    },
    'gift-declined': {
      subject: 'Han rechazado tu regalo {alias}',
      heading: 'El código QR {alias} sigue siendo tuyo',
      intro: 'Ofreciste el código QR {alias} y lo han rechazado. El código se queda como está.',
      button: 'Abrir mis códigos',
    },
    'gift-accepted': {
      subject: 'Han aceptado tu regalo {alias}',
      heading: 'El código QR {alias} tiene otro titular',
      intro:
        'Han aceptado el código QR {alias} que regalaste. Los mensajes que recibiste con él siguen en tu cuenta.',
      button: 'Abrir mis códigos',
    },
    'gift-received': {
      subject: 'El código QR {alias} es tuyo',
      heading: 'El código QR {alias} ya es tuyo',
      intro:
        'Has aceptado el código QR {alias}. Desde ahora su página habla de ti y los mensajes te llegan a ti.',
      button: 'Abrir mis códigos',
    },
  },
};

export default es;
