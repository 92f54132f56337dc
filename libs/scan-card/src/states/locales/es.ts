import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  help: 'Ayuda',
  notFound: {
    title: 'Código QR no encontrado',
    text: 'El código {{code}} no existe. Compáralo con el impreso y escríbelo otra vez.',
    invalid: 'Código QR no válido',
  },
  free: {
    title: 'Activa este código QR',
    text: 'El código {{code}} sigue libre. Hazlo tuyo: quien lo escanee verá tu tarjeta y podrá escribirte.',
    unactivated: 'Activación anulada. Cualquiera puede activar el código de nuevo.',
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
  findCode: {
    title: 'Introduce o escanea un código',
    camera: 'Escanear con la cámara',
    about: '¿Qué es {{brand}}?',
    text: '¿No puedes escanear el código QR? Escribe los caracteres impresos junto a él.',
    label: 'Código',
    hint: 'Por ejemplo, {{example}}. Da igual si usas mayúsculas, minúsculas o guiones.',
    invalid: 'Un código tiene entre {{min}} y {{max}} letras y números',
    submit: 'Abrir',
  },
  activation: {
    name: 'Nombre o alias',
    nameHint: 'Lo verán quienes escaneen el código.',
    emailHint:
      'A esta dirección te enviamos un código de verificación y un enlace de activación inmediata. No se muestra a nadie.',
    submit: 'Crear perfil y enviar código',
    failed: 'No se ha podido crear el perfil',
  },
  pageKind: {
    title: '¿Dónde va este código?',
    lost: 'Llaves, bolso, mascota…',
    lostHint: 'Quien lo encuentre verá qué hacer y podrá escribirte.',
    contact: 'Tarjeta de visita, acreditación…',
    contactHint: 'Quien lo escanee verá quién eres y podrá guardar tu contacto.',
  },
  fields: {
    title: 'Más sobre ti (opcional)',
  },
} satisfies TranslationOf<typeof en>;

export default es;
