import type { MailPhrases } from '../phrases';

const es: MailPhrases = {
  shared: {
    digitsLabel: 'Tu código',
    digitsNote: 'El código y el enlace son válidos durante 10 minutos y solo funcionan una vez.',
    linkFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    notYou: 'Si no has sido tú, puedes ignorar este correo: sin el código no pasará nada.',
    footer: 'Recibes este correo porque alguien ha introducido tu dirección en {brand}.',
    ownerFooter: 'Recibes este correo porque tienes un código QR en {brand}.',
    timeLabel: 'Hora',
    deviceLabel: 'Navegador y sistema',
    networkLabel: 'La dirección de red empieza por',
    deviceUnknown: 'Desconocido',
    noText: 'Foto o lugar',
    somebody: 'Anónimo',
    unsubscribe: 'No recibir más estos correos',
  },
  templates: {
    activate: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Activa tu código QR {alias}',
      intro: 'Introduce este código en la página de tu código QR o usa el botón para activarlo al momento.',
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
      heading: 'No hay ninguna cuenta con esta dirección',
      intro:
        'Alguien ha intentado iniciar sesión en {brand} con esta dirección, que todavía no tiene cuenta. Para crear una, escanea un código QR o regístrate.',
      button: 'Registrarse',
    },
    register: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Te damos la bienvenida a {brand}',
      intro: 'Introduce este código para confirmar tu dirección o usa el botón.',
      button: 'Confirmar mi dirección',
    },
    'register-known': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Ya tienes una cuenta',
      intro:
        'Alguien ha intentado registrarse con esta dirección. No necesitas otra cuenta: con este código inicias sesión.',
      button: 'Iniciar sesión',
    },
    'password-reset': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Elige una contraseña nueva',
      intro: 'Introduce este código junto con tu contraseña nueva o usa el botón.',
      button: 'Elegir contraseña',
    },
    'password-reset-unknown': {
      subject: 'Tu contraseña de {brand}',
      heading: 'No hay ninguna cuenta con esta dirección',
      intro: 'Alguien ha pedido una contraseña nueva para esta dirección, que no tiene cuenta en {brand}.',
      button: 'Registrarse',
    },
    'password-changed': {
      subject: 'Tu contraseña de {brand} ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      intro:
        'Se acaba de cambiar la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, elige ahora una contraseña nueva.',
      button: 'Elegir contraseña',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en {brand}',
      heading: 'Se ha iniciado sesión con un navegador que no conocíamos',
      intro:
        'Si has sido tú, no tienes que hacer nada. Si no, otra persona ha entrado en tu cuenta: ábrela, cierra la sesión en los demás dispositivos y elige una contraseña nueva.',
      button: 'Abrir mi cuenta',
    },
    'code-entry-closed': {
      subject: 'Los códigos ya no sirven para tu cuenta de {brand}',
      heading: 'Se han introducido demasiados códigos incorrectos',
      intro:
        'Se han introducido cien códigos incorrectos seguidos para tu dirección, así que a partir de ahora no se acepta ninguno. Nadie ha iniciado sesión con ellos. Usa tu contraseña o el enlace de uno de nuestros correos para iniciar sesión; al usar uno de esos enlaces, los códigos vuelven a funcionar.',
      button: 'Iniciar sesión',
    },
    'email-change': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Confirma tu nueva dirección',
      intro:
        'Introduce este código para usar esta dirección en tu cuenta o usa el botón donde tengas la sesión iniciada.',
      button: 'Usar esta dirección',
    },
    'email-change-taken': {
      subject: 'Tu dirección en {brand}',
      heading: 'Esta dirección ya tiene una cuenta',
      intro:
        'Alguien quería usar esta dirección para otra cuenta, pero ya tiene una. No se ha cambiado nada.',
      button: 'Iniciar sesión',
    },
    'email-changed': {
      subject: 'La dirección de correo de tu cuenta de {brand} ha cambiado',
      heading: 'Tu dirección de correo ha cambiado',
      intro:
        'Tu cuenta usa ahora otra dirección de correo y se ha cerrado la sesión en los demás dispositivos. Con esta dirección ya no se puede iniciar sesión. Si no has sido tú, ponte en contacto con nosotros enseguida.',
      button: 'Abrir {brand}',
    },
    confirm: {
      subject: '{digits} es tu código de {brand}',
      heading: 'Confirma que eres tú',
      intro:
        'Alguien que ha iniciado sesión en tu cuenta quiere cambiar la contraseña o la dirección de correo. Para permitirlo, introduce allí este código.',
      button: 'Abrir mi perfil',
    },
    'delete-account': {
      subject: '{digits} es tu código de {brand}',
      heading: 'Elimina tu cuenta',
      intro: 'Introduce este código para eliminar tu cuenta con todo su contenido. No se puede deshacer.',
      button: 'Abrir mi perfil',
    },
    'account-deleted': {
      subject: 'Tu cuenta de {brand} se ha eliminado',
      heading: 'Tu cuenta se ha eliminado',
      intro:
        'Hemos borrado tu perfil, tus mensajes y tus datos de inicio de sesión, y tus códigos vuelven a estar libres. Este es el último correo que te enviamos.',
      button: 'Abrir {brand}',
    },
    'account-blocked': {
      subject: 'Tu cuenta de {brand} se ha bloqueado',
      heading: 'Tu cuenta se ha bloqueado',
      intro:
        'La administración de {brand} ha bloqueado tu cuenta. Se ha cerrado la sesión en todos los dispositivos y ya no se puede iniciar. Tus códigos y sus páginas siguen funcionando. Si crees que es un error, ponte en contacto con nosotros.',
      button: 'Abrir {brand}',
    },
    'account-unblocked': {
      subject: 'Tu cuenta de {brand} vuelve a estar abierta',
      heading: 'Ya puedes volver a iniciar sesión',
      intro: 'La administración de {brand} ha desbloqueado tu cuenta. Todo lo que contiene sigue como antes.',
      button: 'Iniciar sesión',
    },
    message: {
      subject: 'Nuevo mensaje para {alias}',
      heading: 'Tienes un mensaje nuevo',
      intro:
        'Alguien te ha escrito a través de tu código QR {alias}. Si llegan más mensajes, te escribiremos como máximo cada diez minutos.',
      button: 'Leer mensaje',
    },
    messages: {
      subject: 'Mensajes nuevos para {alias}: {count}',
      heading: 'Tienes mensajes nuevos',
      intro:
        'Mensajes nuevos a través de tu código QR {alias} desde nuestro último correo: {count}. Sobre los mensajes te escribimos como máximo cada diez minutos.',
      button: 'Leer mensajes',
    },
    conversation: {
      subject: 'Nuevo mensaje para {alias}',
      heading: { one: 'Mensaje nuevo', other: '{count} mensajes nuevos' },
      intro: 'A través de tu código QR {code}:',
      button: 'Responder',
      note: 'El botón abre esta conversación durante siete días, en el navegador en el que lo uses por primera vez. No reenvíes este correo ni respondas a él.',
    },
    'owner-link': {
      subject: 'Tu conversación sobre {alias}',
      heading: 'Otro enlace a la conversación',
      intro:
        'Has pedido otro enlace a una conversación sobre tu código QR {code}. Si no has sido tú, puedes ignorar este correo.',
      button: 'Responder',
      note: 'El botón abre esta conversación durante siete días, en el navegador en el que lo uses por primera vez. No reenvíes este correo ni respondas a él.',
    },
    answer: {
      subject: 'Nueva respuesta sobre {alias}',
      heading: { one: 'Respuesta nueva', other: '{count} respuestas nuevas' },
      intro: 'A tu mensaje a través del código QR {alias}:',
      button: 'Abrir la conversación',
      note: 'Quien tenga el enlace puede leer y escribir en tu lugar. No reenvíes este correo ni respondas a él.',
    },
    'conversation-link': {
      subject: 'Tu conversación sobre {alias}',
      heading: 'Tu enlace a la conversación',
      intro:
        'Alguien ha enviado un mensaje a través del código QR {alias} y quiere recibir las respuestas en esta dirección. Si has sido tú, el botón te lleva de vuelta a la conversación y te avisaremos de las respuestas. Si no has sido tú, pon fin a estos correos con el enlace de abajo.',
      button: 'Abrir la conversación',
      note: 'Quien tenga el enlace puede leer y escribir en tu lugar. No reenvíes este correo ni respondas a él.',
    },
    'unactivation-request': {
      subject: 'Solicitud para anular la activación de {alias}',
      heading: 'Alguien solicita tu código QR {alias}',
      intro:
        'Alguien te pide que anules la activación de este código QR para que se pueda activar de nuevo. Mira quién es y acepta o rechaza: hasta entonces no cambia nada. El enlace es válido durante 24 horas y solo funciona con tu sesión iniciada.',
      button: 'Ver la solicitud',
    },
    'unactivation-confirmed': {
      subject: 'El código QR {alias} se puede activar de nuevo',
      heading: 'El código QR {alias} se puede activar de nuevo',
      intro:
        'Solicitaste anular la activación del código QR {alias}. Su titular lo ha hecho: ahora cualquiera puede activarlo, también tú.',
      button: 'Abrir {alias}',
    },
    'unactivation-declined': {
      subject: 'Tu solicitud para {alias} se ha rechazado',
      heading: 'El código QR {alias} sigue activado',
      intro:
        'Solicitaste anular la activación del código QR {alias}. Su titular la ha rechazado: el código se queda como está.',
      button: 'Abrir {alias}',
    },
  },
};

export default es;
