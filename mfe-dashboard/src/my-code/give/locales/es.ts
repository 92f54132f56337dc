import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Regalar {{code}}',
  email: 'Correo electrónico de la otra persona',
  emailHint:
    'El enlace que enviamos funciona durante siete días. Su página muestra tu nombre y tu correo electrónico.',
  along: {
    label: 'Incluir el nombre que le has puesto',
    design: 'Incluir el diseño del código QR',
    page: 'Incluir los textos, los enlaces y el color de la página',
  },
  stays: 'Tus mensajes y escaneos se quedan contigo y tu perfil deja de mostrarse.',
  confirm: 'Enviar enlace',
  working: 'Enviando…',
  failed: 'No se ha podido regalar el código',
  done: 'Enlace enviado a {{email}}',
} satisfies TranslationOf<typeof en>;
