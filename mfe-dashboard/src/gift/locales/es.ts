import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Un código QR para ti',
  offer: '{{name}} ({{email}}) quiere regalarte el código QR {{code}}.',
  meaning:
    'Quien lo escanee verá la parte pública de tu perfil y podrá escribirte. Puedes aceptarlo hasta el {{date}}.',
  account: 'Para aceptarlo, inicia sesión con {{email}} o crea una cuenta con esta dirección.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  other:
    'Este regalo es para {{email}}. Has iniciado sesión como {{own}}. Cierra la sesión y abre otra vez el enlace del correo.',
  name: 'Tu nombre',
  nameHint: 'Lo ve quien escanea tus códigos',
  nameMissing: 'Escribe tu nombre',
  accept: 'Aceptar',
  accepted: '{{code}} ya es tuyo',
  acceptFailed: 'No se ha podido aceptar el regalo',
  full: 'El regalo sigue abierto hasta el {{date}}. Deja uno de tus códigos y acéptalo después.',
  myCodes: 'Mis códigos',
  decline: 'Rechazar',
  declined: 'Regalo rechazado. Avisaremos por correo a quien lo ofreció.',
  declineFailed: 'No se ha podido rechazar el regalo',
  loadFailed: 'No se ha podido cargar el regalo',
  expired: 'Este regalo ha caducado. Quien lo ofreció puede ofrecerlo otra vez.',
  gone: 'Este enlace no funciona. El regalo se aceptó, se rechazó o se retiró, o el código no se puede regalar en este momento.',
} satisfies TranslationOf<typeof en>;
