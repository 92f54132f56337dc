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
    text: 'El código {{code}} está libre. Hazlo tuyo: quien lo escanee verá tu página y podrá escribirte.',
    unactivated: 'Activación anulada. Cualquiera puede activar el código de nuevo.',
  },
  unavailable: {
    title: 'No disponible por el momento',
    inactive: 'Este código QR está en pausa. Inténtalo de nuevo más tarde.',
    disabled:
      'El código QR está deshabilitado. Inténtalo de nuevo más tarde. Si el problema persiste, contacta con el servicio de asistencia.',
    check: 'Volver a comprobar',
  },
  notActivatable: {
    title: 'Este código QR no se puede activar',
    text: 'El código {{code}} aún no está en uso, pero por ahora no se puede activar:',
    reasons: {
      activation_not_enabled: 'La activación no está habilitada.',
      view_only: 'Es solo de consulta.',
      project_archived: 'Su proyecto está cerrado.',
      activations_exhausted: 'Ha alcanzado su límite de activaciones.',
    },
    other: 'Introducir otro código',
  },
  findCode: {
    title: 'Introduce o escanea un código',
    camera: 'Escanear con la cámara',
    about: '¿Qué es {{brand}}?',
    text: '¿No puedes escanear el código QR? Escribe los caracteres impresos junto a él.',
    label: 'Código',
    hint: 'Por ejemplo, {{example}}. Las mayúsculas y los guiones dan igual.',
    invalid: 'Un código tiene entre {{min}} y {{max}} letras y números',
    submit: 'Abrir',
  },
  activation: {
    name: 'Nombre o alias',
    nameHint: 'Lo verán quienes escaneen el código.',
    emailHint:
      'Te enviaremos un código de verificación y un enlace de activación inmediata. Nadie verá tu dirección.',
    submit: 'Crear perfil y enviar código',
    failed: 'No se ha podido crear el perfil',
  },
  pageKind: {
    title: '¿Para qué usarás este código?',
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
