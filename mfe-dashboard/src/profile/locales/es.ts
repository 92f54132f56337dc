import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Mi perfil',
  subtitle: 'Lo que se ve al escanear tus códigos, y tu cuenta',
  views: {
    profile: 'Perfil',
    account: 'Cuenta',
  },
  loadFailed: 'No se ha podido cargar tu perfil',
  saved: 'Perfil guardado',
  save: 'Guardar',
  saving: 'Guardando…',
  discard: 'Descartar',
  cancel: 'Cancelar',
  nameHint: 'Lo ve cualquiera que escanee uno de tus códigos.',
  preview: {
    title: 'Así se ve al escanear',
    public_one: 'Con {{count}} campo público. Los campos privados solo los ves tú.',
    public_many: 'Con {{count}} de campos públicos. Los campos privados solo los ves tú.',
    public_other: 'Con {{count}} campos públicos. Los campos privados solo los ves tú.',
    save: 'Guardar contacto',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    text: 'Has modificado tu perfil. ¿Quieres guardarlo antes de salir?',
    stay: 'Seguir editando',
    discard: 'Salir sin guardar',
    save: 'Guardar y salir',
  },
  language: {
    title: 'Idioma',
    text: 'El idioma de estas páginas y de los correos que te enviamos.',
  },
  proof: {
    text: 'Para asegurarnos de que eres tú, te enviamos un código por correo.',
    send: 'Enviarme un código',
  },
  email: {
    title: 'Correo electrónico',
    text: 'Con él inicias sesión y ahí te avisamos de los mensajes nuevos. No se ve al escanear.',
    change: 'Cambiar el correo electrónico',
    new: 'Nuevo correo electrónico',
    hint: 'Enviaremos ahí un código y un enlace. Nada cambia hasta que uses uno de ellos.',
    submit: 'Continuar',
    confirm: 'Cambiar mi correo',
    done: 'Tu correo electrónico ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
    linkTitle: '¿Cambiar tu correo electrónico?',
    linkText:
      'Tu cuenta {{email}} pasará a usar el correo electrónico al que se envió este enlace. Se cerrará la sesión en los demás dispositivos.',
    linkRefused: 'Este enlace no vale para tu cuenta o ha caducado. Puedes pedir otro.',
    toAccount: 'Ir a mi cuenta',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla, se cierra la sesión en los demás dispositivos.',
    textNone:
      'Inicias sesión con un código que llega a tu correo. Con una contraseña no tendrás que esperarlo.',
    change: 'Cambiar la contraseña',
    set: 'Crear una contraseña',
    current: 'Contraseña actual',
    done: 'Tu contraseña se ha guardado. Se ha cerrado la sesión en los demás dispositivos.',
  },
  sessions: {
    title: 'Dispositivos',
    text: 'Dónde tienes la sesión iniciada ahora mismo.',
    loadFailed: 'No se han podido cargar tus dispositivos',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    lastSeen: 'Última actividad:',
    end: 'Cerrar sesión',
    endNamed: 'Cerrar la sesión de {{device}}',
    ended: 'Se ha cerrado la sesión en el dispositivo',
    endOthers: 'Cerrar sesión en los demás',
    othersEnded: 'Se ha cerrado la sesión en los demás dispositivos',
  },
  export: {
    title: 'Tus datos',
    text: 'Todo lo que contiene tu cuenta, en un archivo JSON: perfil, códigos, mensajes y dispositivos.',
    button: 'Descargar mis datos',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    text: 'Tu cuenta y todo lo que contiene se eliminan para siempre.',
    open: 'Eliminar mi cuenta…',
    question: '¿Eliminar tu cuenta?',
    final: 'Esto no se puede deshacer:',
    codes: 'Tus códigos quedan libres y otras personas podrán activarlos.',
    messages: 'Se eliminan tu perfil y todos los mensajes que has recibido.',
    devices: 'Se cierra la sesión en todas partes.',
    type: 'Para confirmar, escribe {{email}}',
    mistyped: 'Ese no es tu correo electrónico',
    administrator: 'Tu cuenta es de administración. La última cuenta de administración no se puede eliminar.',
    submit: 'Eliminar para siempre',
  },
} satisfies TranslationOf<typeof en>;

export default es;
