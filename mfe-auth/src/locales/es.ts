import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  verifying: 'Verificando…',
  done: {
    title: 'Has iniciado sesión',
    text: 'Enseguida continuamos…',
  },
  link: {
    invalid: 'Este enlace no funciona o ya se ha usado',
    otherWay: 'Probar otro método',
    again: 'Pedir un enlace nuevo',
    expired: 'Este enlace ha caducado. Pide uno nuevo.',
  },
  step: {
    failed: 'No se pudo cargar este paso',
    ended: 'Este código ha caducado o se ha introducido mal demasiadas veces. Pide que te enviemos otro.',
    unknown:
      'En este navegador no hay ningún código que introducir. Sigue donde lo pediste, abre el enlace de nuestro correo o pide un código nuevo.',
    over: 'Este código ya se ha usado o ya no es válido. Puedes pedir uno nuevo.',
  },
  signIn: {
    proof: {
      title: 'Iniciar sesión',
      linkText: 'Pulsa el botón para iniciar sesión en este dispositivo.',
      failed: 'No se ha podido iniciar sesión',
    },
    submit: 'Iniciar sesión',
    forgot: '¿Has olvidado la contraseña?',
    continue: 'Continuar',
    ways: '¿Cómo quieres iniciar sesión?',
    byCode: 'Recibir un código por correo',
    or: 'o',
    codeHint: 'Te enviaremos un código de 6 dígitos por correo. No necesitas contraseña.',
    sendCode: 'Enviar código',
    noAccount: '¿No tienes cuenta?',
    toSignUp: 'Registrarse',
    passwordChanged: 'Contraseña cambiada. Inicia sesión con la nueva.',
    expired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  },
  signUp: {
    proof: {
      title: 'Crear una cuenta',
      linkTitle: 'Confirma tu correo electrónico',
      linkText: 'Pulsa el botón para confirmar tu correo electrónico e iniciar sesión en este dispositivo.',
      submit: 'Confirmar mi correo',
      failed: 'No se ha podido crear tu cuenta',
    },
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    text: 'Introduce tu correo electrónico y te enviaremos un código para elegir una contraseña nueva.',
    submit: 'Guardar contraseña',
    changed: 'Contraseña cambiada. Te llevamos al inicio de sesión…',
    back: 'Volver al inicio de sesión',
    noToken: 'Para elegir una contraseña nueva, abre el enlace que te enviamos por correo o pide uno nuevo.',
    failed: 'No se ha podido guardar la contraseña nueva',
  },
  sendFailed: 'No se ha podido enviar el código',
} satisfies TranslationOf<typeof en>;

export default es;
