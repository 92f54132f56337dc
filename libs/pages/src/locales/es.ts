import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  lists: {
    loading: 'Cargando…',
    retry: 'Reintentar',
    clearSearch: 'Borrar la búsqueda',
    clearAll: 'Borrar búsqueda y filtro',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {{page}}',
    range: '{{from}}–{{to}} de {{total}}',
    rangeOfMore: '{{from}}–{{to}} de más de {{total}}',
    pageSize: 'Filas por página',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    text: 'Lo que has cambiado aquí aún no está guardado.',
    stay: 'Seguir editando',
    discard: 'Salir sin guardar',
    save: 'Guardar y salir',
    saving: 'Guardando…',
    saved: 'Tus cambios se han guardado',
    bar: {
      discard: 'Descartar',
      save: 'Guardar',
    },
  },
  signedInErrors: {
    isCurrentPassword: 'Esa no es tu contraseña actual',
    admin_required: 'Se necesitan permisos de administración',
    unsupported_media_type: 'Este tipo de contenido no se acepta',
    proof_required: 'Confirma con un código que eres tú',
    file_refused: 'No se ha podido leer este archivo',
    design_refused: 'Los teléfonos no podrían leer este código QR. No se ha guardado',
    codes_guarded: 'Desde tu red se han probado demasiados códigos que no existen. Espera un minuto',
    codes_activated: 'No se pueden eliminar códigos que alguien ha activado',
    outdated: 'Cambiado entretanto',
    alias_taken: 'Este código ya existe',
    mail_not_failed: 'Este correo ya se ha vuelto a enviar o se ha eliminado',
    last_administrator: 'Es la única cuenta de administrador. Asigna antes ese rol a otra cuenta',
  },
} satisfies TranslationOf<typeof en>;
