import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  notFound: {
    title: 'Código QR no encontrado',
    text: 'El código {{code}} no existe. Compáralo con el impreso y escríbelo otra vez.',
    invalid: 'Código QR no válido',
  },
  free: {
    title: 'Activa este código QR',
    text: 'El código {{code}} sigue libre. Hazlo tuyo: quien lo escanee verá tu tarjeta y podrá escribirte.',
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
  contact: {
    save: 'Guardar contacto',
  },
  message: {
    title: 'Enviar un mensaje',
    kind: '¿Qué quieres enviar?',
    kinds: {
      message: 'Mensaje',
      feedback: 'Opinión',
    },
    body: 'Tu mensaje',
    placeholder: 'Escribe aquí tu mensaje…',
    bodyRequired: 'Escribe un mensaje',
    sender: 'Tus datos de contacto (opcional)',
    senderHint: 'Sin ellos no podrás recibir respuesta.',
    trap: 'Deja este campo vacío',
    submit: 'Enviar',
    failed: 'No se ha podido enviar el mensaje',
  },
  footer: {
    signIn: 'Iniciar sesión',
  },
} satisfies TranslationOf<typeof en>;

export default es;
