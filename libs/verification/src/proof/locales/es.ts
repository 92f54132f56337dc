import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Te enviaremos un código por correo para confirmar que eres tú.',
  send: 'Enviarme un código',
  sendFailed: 'No se ha podido enviar el código',
  currentPassword: 'Contraseña actual',
  again: {
    title: 'Confirma que eres tú',
    text: 'Iniciaste sesión hace más de diez minutos, así que volvemos a preguntar.',
    submit: 'Continuar',
    working: 'Comprobando…',
    failed: 'No se ha podido confirmar',
  },
} satisfies TranslationOf<typeof en>;
