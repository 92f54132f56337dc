import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Volver',
  unactivate: 'Anular la activación',
  requested: 'Solicitud de anulación enviada al titular.',
  working: 'Un momento…',
  consequences: {
    reset: 'La activación del código se anula.',
    others: 'Otras personas pueden volver a activar el código.',
    messages: 'Los mensajes existentes se conservan, pero los nuevos titulares no los ven.',
  },
  digital: {
    title: '¿Eliminar {{code}}?',
    confirm: 'Eliminar código',
    deleted: 'El código se elimina para siempre. Nadie podrá volver a activarlo.',
    pictures: 'Las copias impresas o compartidas dejan de funcionar.',
    messages: 'Tus mensajes se conservan.',
  },
  own: {
    title: '¿Anular la activación de {{code}}?',
    confirm: 'Anular la activación',
    failed: 'No se ha podido anular la activación del código QR',
  },
  request: {
    title: 'Solicitar que se anule la activación de {{code}}',
    text: 'Enviaremos al titular un correo con un enlace de confirmación. Si acepta:',
    reason: 'Motivo (opcional)',
    reasonHint: 'El titular lo ve junto con tu nombre y tu correo electrónico.',
    confirm: 'Enviar solicitud',
    failed: 'No se ha podido enviar la solicitud de anulación',
  },
  answer: {
    lost: 'Marcaste este código como perdido. Si anulas la activación, quien encuentre tus cosas ya no podrá escribirte.',
    title: 'Solicitud para {{code}}',
    signIn: 'Inicia sesión con la cuenta de este código para ver quién lo pide.',
    signInButton: 'Iniciar sesión',
    text: '{{name}} ({{email}}) te ha pedido que anules la activación de este código QR. Si aceptas:',
    confirm: 'Aceptar y anular',
    decline: 'Rechazar',
    gone: 'Este enlace no funciona. La solicitud ya tiene respuesta o es para otra cuenta.',
    show: 'Ver página',
    declineFailed: 'No se ha podido rechazar la solicitud',
    expired: 'Este enlace ha caducado. Quien pidió el código puede enviar otra solicitud.',
  },
  answered: {
    confirm: 'Activación anulada',
    confirmText: 'Cualquiera puede volver a activar el código. Avisaremos por correo a quien lo pidió.',
    decline: 'Solicitud rechazada',
    declineText: 'Tu código se queda como está. Avisaremos por correo a quien lo pidió.',
  },
} satisfies TranslationOf<typeof en>;
