import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Esa no es tu contraseña actual',
  admin_required: 'Se necesitan permisos de administración',
  unsupported_media_type: 'Este tipo de contenido no se acepta',
  digital_codes_off: 'Aquí no se ofrecen códigos digitales',
  proof_required: 'Confirma con un código que eres tú',
  file_refused: 'No se ha podido leer este archivo',
  design_refused: 'Los teléfonos no podrían leer este código QR. No se ha guardado',
  codes_guarded: 'Desde tu red se han probado demasiados códigos que no existen. Espera un minuto',
  codes_activated: 'No se pueden eliminar códigos que alguien ha activado',
  photos_full: 'Aquí no caben más fotos',
  outdated: 'Cambiado entretanto',
  alias_taken: 'Este código ya existe',
  mail_not_failed: 'Este correo ya se ha vuelto a enviar o se ha eliminado',
  last_administrator: 'Es la única cuenta de administrador. Asigna antes ese rol a otra cuenta',
} satisfies TranslationOf<typeof en>;
