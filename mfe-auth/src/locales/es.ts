import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  verifying: 'Verificando…',
  done: {
    title: 'Has iniciado sesión',
    text: 'Un momento, enseguida continuamos…',
  },
  link: {
    invalid: 'Este enlace no es válido o ya se ha usado',
    otherWay: 'Probar otro método',
    again: 'Pedir un enlace nuevo',
    expired: 'Este enlace ha caducado. Solicita uno nuevo.',
  },
  signIn: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    forgot: '¿Has olvidado la contraseña?',
    byCode: 'Recibir un código por correo',
    byPassword: 'Usar mi contraseña',
    codeHint: 'Te enviaremos un código de 6 dígitos por correo. No necesitas contraseña.',
    sendCode: 'Enviar código',
    noAccount: '¿Aún no tienes cuenta?',
    toSignUp: 'Regístrate',
    passwordChanged: 'Tu contraseña se ha cambiado. Inicia sesión con la nueva.',
    expired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
    linkText: 'Pulsa el botón para iniciar sesión en este dispositivo.',
    failed: 'No se ha podido iniciar sesión',
  },
  signUp: {
    title: 'Crear una cuenta',
    submit: 'Crear cuenta',
    confirm: 'Confirmar mi dirección',
    haveAccount: '¿Ya tienes cuenta?',
    linkTitle: 'Confirma tu dirección',
    linkText: 'Pulsa el botón para confirmar tu dirección de correo e iniciar sesión en este dispositivo.',
    failed: 'No se ha podido crear la cuenta',
  },
  reset: {
    title: 'Nueva contraseña',
    text: 'Introduce tu dirección de correo y te enviaremos un código para elegir una contraseña nueva.',
    submit: 'Guardar contraseña',
    changed: 'Contraseña cambiada. Te llevamos al inicio de sesión…',
    back: 'Volver al inicio de sesión',
    noToken: 'Esta página necesita el enlace de nuestro correo. Ábrelo o pide uno nuevo.',
    failed: 'No se ha podido establecer la contraseña nueva',
  },
  sendFailed: 'No se ha podido enviar el código',
} satisfies TranslationOf<typeof en>;

export default es;
