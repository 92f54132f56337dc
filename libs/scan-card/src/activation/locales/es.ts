import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Activación fallida. Inténtalo de nuevo.',
  activate: 'Activar',
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
} satisfies TranslationOf<typeof en>;
