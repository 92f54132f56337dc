import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Volver',
  unactivate: 'Anular la activación',
  requested: 'Se ha enviado al titular una solicitud de anulación.',
  working: 'Un momento…',
  consequences: {
    reset: 'La activación del código se anula.',
    others: 'Después, otras personas pueden activar el código de nuevo.',
    messages: 'Los mensajes existentes se conservan, pero los nuevos titulares no los ven.',
  },
  digital: {
    title: '¿Eliminar {{code}}?',
    confirm: 'Eliminar código',
    deleted: 'El código se elimina para siempre. Nadie podrá volver a activarlo.',
    pictures: 'Las imágenes que hayas impreso o compartido dejan de funcionar.',
    messages: 'Tus mensajes se conservan.',
  },
  own: {
    title: '¿Anular la activación de {{code}}?',
    confirm: 'Anular la activación',
    failed: 'No se ha podido anular la activación del código QR',
  },
  request: {
    title: 'Solicitar que se anule la activación de {{code}}',
    text: 'Enviamos al titular un correo con un enlace de confirmación. Si acepta:',
    reason: 'Motivo (opcional)',
    reasonHint: 'El titular lo ve junto con tu nombre y tu correo electrónico.',
    confirm: 'Enviar solicitud',
    failed: 'No se ha podido enviar la solicitud de anulación',
  },
  answer: {
    title: 'Solicitud para {{code}}',
    signIn: 'Inicia sesión con la cuenta a la que pertenece este código. Entonces verás quién lo solicita.',
    signInButton: 'Iniciar sesión',
    text: '{{name}} ({{email}}) te pide que anules la activación de este código QR. Si aceptas:',
    confirm: 'Aceptar y anular',
    decline: 'Rechazar',
    gone: 'Ya no hay nada que responder: el enlace no es válido, la solicitud ya tiene respuesta o pertenece a otra cuenta.',
    show: 'Ver la página',
    declineFailed: 'No se ha podido rechazar la solicitud',
    expired: 'Este enlace ha caducado. Quien lo solicitó puede enviar una solicitud nueva.',
  },
  answered: {
    confirm: 'Activación anulada',
    confirmText: 'Cualquiera puede activar el código de nuevo. Quien lo solicitó recibe un correo.',
    decline: 'Solicitud rechazada',
    declineText: 'Tu código se queda como está. Quien lo solicitó recibe un correo.',
  },
} satisfies TranslationOf<typeof en>;
