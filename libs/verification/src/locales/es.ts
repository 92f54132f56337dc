import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Revisa tu correo',
  sentTo: 'Hemos enviado un código de verificación a {{email}}.',
  code: 'Código de verificación',
  incomplete: 'Introduce los 6 dígitos',
  wrong_one: 'El código no es correcto. Te queda {{count}} intento',
  wrong_many: 'El código no es correcto. Te quedan {{count}} de intentos',
  wrong_other: 'El código no es correcto. Te quedan {{count}} intentos',
  spent: 'Este código ya no es válido. Pide uno nuevo',
  resend: 'Reenviar el código',
  resendIn: 'Reenviar el código en {{seconds}} s',
  resent: 'Código de verificación reenviado',
  sameCode: 'Si tu código no ha caducado, recibirás el mismo, con más tiempo de validez.',
  changeEmail: 'Cambiar el correo',
  resendFailed: 'No se ha podido reenviar el código de verificación',
  shared: {
    label: 'Este ordenador es compartido',
    hint: 'La sesión se cierra al cerrar el navegador o tras un rato sin actividad.',
  },
} satisfies TranslationOf<typeof en>;
