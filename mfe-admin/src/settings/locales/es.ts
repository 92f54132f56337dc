import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Ajustes',
  subtitle: 'Para todas las personas que usan este sitio',
  loadFailed: 'No se han podido cargar los ajustes',
  saved: 'Ajustes guardados',
  reload: 'Recargar ajustes',
  outdated: 'Otra persona ha cambiado estos ajustes. Recárgalos antes de hacer cambios.',
  limits: {
    title: 'Límites',
  },
  digitalCodes: {
    title: 'Códigos digitales',
    text: 'Se pueden crear códigos sin pegatina, hasta el límite de cada cuenta y {{max, number}} al día como máximo. Un código digital se elimina cuando su titular anula la activación.',
    none: 'Desactivados',
    projects: 'Proyectos',
    noProject: 'No se han encontrado proyectos',
    unused: 'Este proyecto está archivado o eliminado, así que nadie puede crear códigos digitales.',
  },
  messages: {
    title: 'Mensajes',
    deleted_one:
      'Al guardar, los mensajes de más de {{count, number}} día se eliminarán para siempre en menos de una hora.',
    deleted_many:
      'Al guardar, los mensajes de más de {{count, number}} de días se eliminarán para siempre en menos de una hora.',
    deleted_other:
      'Al guardar, los mensajes de más de {{count, number}} días se eliminarán para siempre en menos de una hora.',
  },
  sessions: {
    title: 'Mantener la sesión iniciada',
    text: 'Los cambios se aplican al momento, incluso a quien ya ha iniciado sesión. Los dos primeros límites son para los titulares en sus propios dispositivos.',
  },
  mails: {
    title: 'Correo',
  },
  legal: {
    title: 'Páginas legales',
    text: 'Se enlazan al final de cada página. Deja los dos primeros campos vacíos para usar las páginas incluidas, y el último si no necesitas un aviso legal.',
  },
  languages: {
    title: 'Idiomas',
    label: 'Idiomas disponibles',
    hint: 'El inglés siempre está activado. Quien use un idioma que desactives lo verá todo en inglés.',
  },
  labels: {
    digitalCodesProjectId: 'Proyecto de los códigos digitales',
    activationLimit: 'Códigos por cuenta',
    messagesPerSender: 'Mensajes por remitente y hora',
    messagesPerCode: 'Mensajes por código y día',
    ownerSessionIdleDays: 'Titulares: días de inactividad',
    ownerSessionDays: 'Titulares: duración máxima de la sesión (días)',
    sharedSessionIdleMinutes: 'Ordenadores compartidos: minutos de inactividad',
    sharedSessionHours: 'Ordenadores compartidos: duración máxima de la sesión (horas)',
    adminSessionIdleMinutes: 'Administración: minutos de inactividad',
    adminSessionHours: 'Administración: duración máxima de la sesión (horas)',
    messageRetentionDays: 'Días que se conservan los mensajes',
    mailSenderName: 'Nombre del remitente',
    mailReplyTo: 'Dirección de respuesta',
    termsUrl: 'Términos y condiciones',
    privacyUrl: 'Política de privacidad',
    imprintUrl: 'Aviso legal',
  },
  hints: {
    digitalCodesProjectId: 'Mientras esté desactivado, nadie puede crear códigos propios.',
    activationLimit: 'Las cuentas con un límite propio lo conservan. Nadie pierde un código ya activado.',
    messagesPerSender:
      'A un código, desde una dirección IP. Hasta que se use la mitad del límite diario del código, también pasa el primer mensaje de cada visitante.',
    messagesPerCode:
      'El primer mensaje de cada dirección IP llega y no cuenta. Cuando se alcanza el límite, llega uno más cada 15 minutos.',
    messageRetentionDays:
      'Los titulares ven este número sobre sus mensajes. Déjalo vacío para conservarlos siempre.',
    mailSenderName: 'Déjalo vacío para usar el nombre de la configuración del servidor.',
    mailReplyTo:
      'Las respuestas a todos nuestros correos llegan aquí, nunca a la persona de la que tratan. Si está vacío, llegan a la dirección del remitente.',
  },
  faults: {
    project: 'Elige un proyecto activo',
    number: 'Introduce un número entero de {{min, number}} a {{max, number}}',
    text: 'Introduce una línea de hasta {{max, number}} caracteres',
    email: 'Introduce un correo electrónico válido',
    link: 'Introduce una dirección que empiece por https://',
  },
  saveFailed: 'No se han podido guardar los ajustes',
} satisfies TranslationOf<typeof en>;

export default es;
