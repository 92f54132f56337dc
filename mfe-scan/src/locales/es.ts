import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  findCode: {
    title: 'Introduce un código',
    text: '¿No puedes escanear el código QR? Escribe los caracteres impresos junto a él.',
    label: 'Código',
    hint: 'Por ejemplo, {{example}}. Da igual si usas mayúsculas, minúsculas o guiones.',
    invalid: 'Un código tiene entre {{min}} y {{max}} letras y números',
    submit: 'Abrir',
  },
  notFound: {
    title: 'Código QR no encontrado',
    text: 'El código {{code}} no existe. Compáralo con el impreso y escríbelo otra vez.',
  },
  loadError: {
    title: 'No se ha podido cargar el código',
    retry: 'Reintentar',
  },
  unavailable: {
    title: 'No disponible por el momento',
    inactive: 'Este código QR está en pausa. Inténtalo de nuevo más tarde.',
    disabled:
      'El código QR está deshabilitado. Inténtalo de nuevo más tarde. Si el problema persiste, ponte en contacto con el servicio de asistencia.',
    check: 'Volver a comprobar',
  },
  notActivatable: {
    title: 'Este código QR no se puede activar',
    text: 'El código {{code}} todavía no está en uso, pero por ahora no se puede activar:',
    reasons: {
      activation_not_enabled: 'Su titular no ha habilitado la activación.',
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
    nameHint: 'Lo verán quienes escaneen el código.',
    emailHint:
      'A esta dirección te enviamos un código de verificación y un enlace de activación inmediata. No se muestra a nadie.',
    submit: 'Crear perfil y enviar código',
    codeTitle: 'Revisa tu correo',
    linkToo:
      'Tu perfil está guardado. Introduce el código o abre el enlace de activación inmediata del mismo correo.',
    activate: 'Activar',
  },
  fields: {
    title: 'Más sobre ti (opcional)',
    hint: 'Los datos públicos aparecen en tu tarjeta. Los privados solo los ves tú.',
    add: 'Añadir un dato',
    choose: 'Elegir…',
    addButton: 'Añadir',
    visibility: '{{field}}: quién puede verlo',
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
    taken: 'Este código QR ya se había activado.',
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
    senderHint: 'Sin ellos no podrás recibir respuesta.',
    trap: 'Deja este campo vacío',
    submit: 'Enviar',
    expired:
      'El formulario ha estado abierto demasiado tiempo. Lo hemos renovado: vuelve a enviar el mensaje.',
  },
  thanks: {
    title: '¡Gracias!',
    text: 'Tu mensaje se ha enviado a {{name}}.',
    again: 'Enviar otro mensaje',
  },
  footer: {
    signedInAs: 'Sesión iniciada como {{email}}',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    dashboard: 'Ir al panel',
  },
} satisfies TranslationOf<typeof en>;

export default es;
