import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Activación fallida. Inténtalo de nuevo.',
  activate: 'Activar',
  secret: {
    label: 'Los 4 caracteres del reverso',
    hint: 'Vienen con el código: en el reverso, bajo un pliegue o una zona para rascar, o en una tarjeta aparte. Demuestran que lo tienes en la mano.',
    missing: 'Introduce los 4 caracteres que vienen con este código',
  },
  ownName: {
    label: '¿Cómo quieres llamarlo?',
    hint: 'Por ejemplo, «Bolso azul». Solo tú ves este nombre.',
    save: 'Guardar nombre',
    saved: 'Nombre guardado',
    failed: 'No se ha podido guardar el nombre',
  },
  progress: {
    verifying: 'Verificando…',
    activating: 'Activando…',
    redirecting: 'Activado. Abriendo tu página…',
  },
  signedIn: {
    text: 'El código {{code}} está libre. Has iniciado sesión como {{email}}: con un toque será tuyo.',
    addName: 'Ir a mi perfil',
  },
  link: {
    title: 'Activar el código QR {{code}}',
    text: 'Esto es lo que vas a publicar. Pulsa el botón para activar el código e iniciar sesión en este dispositivo.',
    account: 'Iniciarás sesión como {{email}}.',
    decline: 'No he sido yo',
    declined: 'Gracias',
    declinedText: 'No se ha publicado nada. El enlace y el código de ese correo ya no sirven.',
    again: 'Pedir un enlace nuevo',
    show: 'Ver página',
    declineFailed: 'No se ha podido rechazar la activación',
  },
  codeStep: {
    goOn: 'Introducir el código enviado',
    linkToo:
      'Introduce aquí el código o abre el enlace de activación inmediata del mismo correo. Tu perfil ya está guardado.',
    ended: {
      title: 'Este código ya no funciona',
      why_one: 'Los códigos caducan en {{count}} minuto, o antes tras demasiados intentos fallidos.',
      why_many: 'Los códigos caducan en {{count}} de minutos, o antes tras demasiados intentos fallidos.',
      why_other: 'Los códigos caducan en {{count}} minutos, o antes tras demasiados intentos fallidos.',
      kept: 'Tu perfil sigue guardado. Solo necesitas un código nuevo.',
      resend: 'Enviar un código nuevo a {{email}}',
      again: 'Empezar de nuevo',
    },
    nothing:
      'Aquí no hay nada que introducir. Si empezaste en otro navegador, continúa allí o abre el enlace de nuestro correo, que funciona en cualquier sitio. Si no, escribe el código impreso para empezar.',
    elsewhere:
      'Lo has activado en otra ventana o dispositivo. Para gestionarlo aquí, inicia sesión con el mismo correo electrónico.',
  },
} satisfies TranslationOf<typeof en>;
