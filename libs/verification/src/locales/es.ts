import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Revisa tu correo',
  sentTo: 'Hemos enviado un código de verificación a {{email}}.',
  code: 'Código de verificación',
  incomplete: 'Introduce los 6 dígitos',
  wrong_one: 'Código incorrecto. Te queda {{count}} intento.',
  wrong_many: 'Código incorrecto. Te quedan {{count}} de intentos.',
  wrong_other: 'Código incorrecto. Te quedan {{count}} intentos.',
  spent: 'Este código ya no funciona. Pide uno nuevo.',
  resend: 'Reenviar código',
  resendIn: 'Reenviar código en {{seconds}} s',
  resent: 'Código de verificación reenviado',
  sameCode: 'Si tu código no ha caducado, te enviaremos el mismo, con más tiempo para usarlo.',
  changeEmail: 'Cambiar correo',
  resendFailed: 'No se ha podido reenviar el código de verificación',
  shared: {
    label: 'Este ordenador es compartido',
    hint: 'Cerraremos tu sesión cuando cierres el navegador o tras un rato sin actividad.',
  },
  password: {
    label: 'Contraseña',
    new: 'Contraseña nueva',
    optional: 'Contraseña (opcional)',
    optionalHint:
      'Sin contraseña, te enviaremos un código por correo cada vez que inicies sesión. {{length}}',
    length_one: 'Al menos {{count}} carácter.',
    length_many: 'Al menos {{count}} de caracteres.',
    length_other: 'Al menos {{count}} caracteres.',
    tooShort_one: 'Usa al menos {{count}} carácter',
    tooShort_many: 'Usa al menos {{count}} de caracteres',
    tooShort_other: 'Usa al menos {{count}} caracteres',
    missing: 'Introduce tu contraseña',
    show: 'Mostrar contraseña',
    repeat: 'Repite la contraseña nueva',
    mismatch: 'Las contraseñas no coinciden',
    capsLock: 'El bloqueo de mayúsculas está activado',
    strength: 'Seguridad: {{level}}',
    levels: {
      weak: 'baja',
      fair: 'media',
      strong: 'alta',
    },
  },
} satisfies TranslationOf<typeof en>;
