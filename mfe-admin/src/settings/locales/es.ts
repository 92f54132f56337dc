import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Ajustes',
  subtitle: 'Se aplican a todas las personas que usan esta instalación',
  loadFailed: 'No se han podido cargar los ajustes',
  saved: 'Ajustes guardados',
  reload: 'Volver a cargar',
  outdated: 'Otra persona ha cambiado los ajustes entretanto. Vuelve a cargarlos antes de cambiarlos.',
  limits: {
    title: 'Límites',
  },
  digitalCodes: {
    title: 'Códigos digitales',
    text: 'Las personas pueden crear códigos sin pegatina: tantos como admite su cuenta y {{max, number}} al día como máximo. Un código al que su titular renuncia se elimina.',
    none: 'No se ofrecen',
    projects: 'Proyectos',
    noProject: 'No se ha encontrado ningún proyecto',
    unused: 'Este proyecto está archivado o eliminado, así que nadie puede crear códigos digitales.',
  },
  messages: {
    title: 'Mensajes',
    deleted_one:
      'Los mensajes de más de {{count, number}} día se eliminan para siempre en la hora siguiente a guardar.',
    deleted_many:
      'Los mensajes de más de {{count, number}} de días se eliminan para siempre en la hora siguiente a guardar.',
    deleted_other:
      'Los mensajes de más de {{count, number}} días se eliminan para siempre en la hora siguiente a guardar.',
  },
  sessions: {
    title: 'Mantener la sesión iniciada',
    text: 'Un cambio vale al momento, también para quien tiene la sesión iniciada. El primer par es para los titulares en sus propios dispositivos.',
  },
  mails: {
    title: 'Correos',
  },
  legal: {
    title: 'Páginas legales',
    text: 'Se enlazan al final de cada página. Vacío: las páginas incluidas en el producto y ningún aviso legal.',
  },
  languages: {
    title: 'Idiomas',
    label: 'Idiomas ofrecidos',
    hint: 'El inglés se ofrece siempre. Quien usa otro idioma lee en inglés.',
  },
  labels: {
    digitalCodesProjectId: 'Proyecto de los códigos digitales',
    activationLimit: 'Códigos por cuenta',
    messagesPerSender: 'Mensajes por remitente y hora',
    messagesPerCode: 'Mensajes por código y día',
    ownerSessionIdleDays: 'Titulares: días sin visita',
    ownerSessionDays: 'Titulares: días en total',
    sharedSessionIdleMinutes: 'Ordenadores compartidos: minutos sin actividad',
    sharedSessionHours: 'Ordenadores compartidos: horas en total',
    adminSessionIdleMinutes: 'Administradores: minutos sin actividad',
    adminSessionHours: 'Administradores: horas en total',
    messageRetentionDays: 'Días que se conservan los mensajes',
    mailSenderName: 'Nombre del remitente',
    mailReplyTo: 'Dirección para respuestas',
    termsUrl: 'Términos y condiciones',
    privacyUrl: 'Política de privacidad',
    imprintUrl: 'Aviso legal',
  },
  hints: {
    digitalCodesProjectId: 'Déjalo vacío para no ofrecerlos.',
    activationLimit: 'Las cuentas con un límite propio lo conservan. Nadie pierde un código activado.',
    messagesPerSender:
      'A un código, desde una dirección de internet. Hasta la mitad del límite diario del código, también pasa el primer mensaje de cada visitante.',
    messageRetentionDays: 'Los titulares ven este número sobre sus mensajes. Déjalo vacío para conservarlos.',
    mailSenderName: 'Vacío: el nombre configurado en el servidor.',
    mailReplyTo: 'Las respuestas al aviso de un mensaje siguen llegando a quien lo escribió.',
  },
  faults: {
    project: 'Elige un proyecto que esté en uso',
    number: 'Introduce un número entero de {{min, number}} a {{max, number}}',
    text: 'Introduce una línea de {{max, number}} caracteres como máximo',
    email: 'Introduce una dirección de correo válida',
    link: 'Introduce una dirección que empiece por https://',
  },
  saveFailed: 'No se han podido guardar los ajustes',
} satisfies TranslationOf<typeof en>;

export default es;
