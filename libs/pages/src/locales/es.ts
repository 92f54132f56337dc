import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  errors: {
    isCurrentPassword: 'Esa no es tu contraseña actual',
    admin_required: 'Se necesitan permisos de administración',
    unsupported_media_type: 'Este tipo de archivo no es compatible.',
    digital_codes_off: 'Los códigos digitales no están disponibles aquí.',
    proof_required: 'Introduce un código para confirmar que eres tú.',
    file_refused: 'No se ha podido leer este archivo.',
    design_refused: 'Es posible que los móviles no puedan escanear este código.',
    codes_guarded:
      'Alguien de tu red ha probado demasiados códigos que no existen. Espera un minuto e inténtalo de nuevo.',
    codes_activated: 'Los códigos activados no se pueden eliminar.',
    photos_full: 'En esta conversación no caben más fotos.',
    outdated: 'Esto ha cambiado desde que lo abriste. Recarga la página.',
    alias_taken: 'Este código ya existe',
    mail_not_failed: 'Este correo ya se ha puesto de nuevo en cola o se ha eliminado.',
    last_administrator: 'Esta es la única cuenta de administración.',
    share_taken: 'Otra versión ya se muestra a una parte de los visitantes. Decide primero sobre esa.',
    release_needed: 'No hay otra versión que se pueda mostrar en su lugar.',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    text: '¿Quieres guardar los cambios antes de salir?',
    stay: 'Seguir editando',
    discard: 'Salir sin guardar',
    save: 'Guardar y salir',
    saving: 'Guardando…',
    saved: 'Cambios guardados',
    bar: {
      discard: 'Descartar',
      save: 'Guardar',
    },
  },
} satisfies TranslationOf<typeof en>;
