import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  findCode: {
    title: 'Introduce un código',
    text: '¿No puedes escanear la imagen QR? Escribe el código que aparece impreso junto a ella.',
    label: 'Código',
    hint: 'Por ejemplo, {{example}}. Da igual si usas mayúsculas, minúsculas o guiones.',
    invalid: 'Un código tiene entre {{min}} y {{max}} letras y cifras',
    submit: 'Abrir',
  },
  notFound: {
    title: 'No se encontró el código QR',
    text: 'El código {{code}} no existe. Compáralo con el impreso y escríbelo otra vez.',
  },
  loadError: {
    title: 'No se ha podido cargar el código',
    retry: 'Reintentar',
  },
  unavailable: {
    title: 'No disponible por el momento',
    inactive: 'Su propietario ha desactivado este código QR por ahora. Inténtalo de nuevo más tarde.',
    disabled:
      'El código QR está inhabilitado. Inténtalo de nuevo más tarde. Si el problema persiste, ponte en contacto con soporte.',
    check: 'Comprobar otra vez',
  },
  notActivatable: {
    title: 'Este código QR no se puede activar',
    text: 'Nadie usa todavía el código {{code}}, pero por ahora no se puede activar:',
    reasons: {
      activation_not_enabled: 'Su propietario no ha habilitado la activación.',
      view_only: 'El código es solo de consulta.',
      project_archived: 'El proyecto al que pertenece está cerrado.',
      activations_exhausted: 'Ya se ha activado todas las veces permitidas.',
    },
    other: 'Introducir otro código',
  },
  activation: {
    title: 'Activa este código QR',
    text: 'El código {{code}} sigue libre. Hazlo tuyo: quien lo escanee verá tu tarjeta y podrá escribirte.',
    name: 'Nombre o alias',
    nameHint: 'Lo verá cualquiera que escanee el código.',
    emailHint:
      'A esta dirección te enviamos un código de verificación y un enlace de activación inmediata. No se muestra a nadie.',
    submit: 'Crear el perfil y enviar el código',
    codeTitle: 'Revisa tu correo',
    linkToo:
      'Tu perfil está guardado. Introduce el código o abre el enlace de activación inmediata del mismo mensaje.',
    activate: 'Activar',
  },
  fields: {
    title: 'Más sobre ti (opcional)',
    hint: 'Los datos públicos aparecen en tu tarjeta. Los privados solo los ves tú.',
    add: 'Añadir un dato',
    choose: 'Elegir…',
    addButton: 'Añadir',
    visibility: '{{field}}: quién lo ve',
    public: 'Público',
    private: 'Privado',
    remove: 'Quitar: {{field}}',
  },
  signedIn: {
    text: 'El código {{code}} sigue libre. Has iniciado sesión como {{email}}: basta un toque para hacerlo tuyo.',
    addName: 'Ir a mi perfil',
  },
  progress: {
    verifying: 'Verificando…',
    activating: 'Activando…',
    redirecting: 'Activado. Abriendo la tarjeta…',
  },
  link: {
    title: 'Activar el código QR {{code}}',
    text: 'Pulsa el botón para activar el código e iniciar sesión en este dispositivo.',
    ignore: '¿No lo has pedido tú? Cierra esta página y no pasará nada.',
    again: 'Pedir un enlace nuevo',
    show: 'Ver el código QR',
  },
  card: {
    activated: 'Código QR activado',
    activatedText: 'Has iniciado sesión. Esta es la tarjeta que se ve al escanear tu código.',
    own: 'Este código es tuyo',
    ownText: 'Esta es la página que se ve al escanearlo.',
    taken: 'Este código QR ya estaba activado.',
  },
  message: {
    title: 'Enviar un mensaje',
    kind: '¿Qué quieres enviar?',
    kinds: {
      message: 'Mensaje',
      feedback: 'Opinión',
    },
    body: 'Tu mensaje',
    bodyRequired: 'Escribe un mensaje',
    sender: 'Tus datos de contacto (opcional)',
    senderHint: 'Sin ellos nadie podrá responderte.',
    trap: 'Deja este campo vacío',
    submit: 'Enviar',
    expired: 'El formulario llevaba demasiado tiempo abierto. Ya está renovado: envía el mensaje otra vez.',
  },
  thanks: {
    title: '¡Gracias!',
    text: 'Tu mensaje se ha enviado a {{name}}.',
    again: 'Enviar otro mensaje',
  },
  footer: {
    signedInAs: 'Has iniciado sesión como {{email}}',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    dashboard: 'Ir al panel',
  },
} satisfies TranslationOf<typeof en>;

export default es;
