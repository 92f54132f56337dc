import type { TranslationOf } from '../translation-of';
import type en from './en';

const es = {
  common: {
    slogan: 'Códigos QR personales, así de fácil',
    loading: 'Cargando…',
    language: 'Idioma',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    remoteError: {
      title: 'No se pudo cargar esta parte de la página',
      text: 'Puede que no tengas conexión o que estemos actualizando {{brand}} en este momento. Todo lo demás sigue funcionando.',
      retry: 'Intentar de nuevo',
    },
  },
  errors: {
    validation_failed: 'Algunos campos no son válidos',
    malformed_request: 'No se pudo leer la solicitud',
    invalid_code: 'El código no es válido o ha caducado',
    invalid_link: 'El enlace de activación no es válido o ha caducado',
    name_required: 'Añade tu nombre al perfil antes de activar el código',
    form_expired: 'Este formulario ya no es válido. Vuelve a cargar la página e inténtalo de nuevo',
    unauthenticated: 'Inicia sesión',
    invalid_credentials: 'Los datos de acceso no son correctos',
    admin_required: 'Se necesita acceso de administrador',
    user_required: 'Se necesita un rol de usuario válido',
    session_idle: 'Tu sesión ha caducado por inactividad',
    cross_origin: 'Esta solicitud no procede de este sitio',
    not_found: 'No encontrado',
    code_not_found: 'No se encontró el código QR',
    method_not_allowed: 'Esta acción no es posible aquí',
    already_activated: 'Este código QR ya está activado',
    code_disabled: 'Este código QR está desactivado',
    not_activatable: 'Este código QR no se puede activar',
    not_activated: 'Este código QR todavía no está activado',
    activation_limit_reached:
      '¡Has alcanzado el límite de activaciones! Ya has activado {{currentCount}} códigos QR. Para activar más, considera mejorar tu cuenta.',
    alias_taken: 'Este alias ya está en uso',
    payload_too_large: 'La solicitud es demasiado grande',
    unsupported_media_type: 'Este tipo de contenido no se acepta',
    too_many_requests: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo',
    internal_error: 'Error del servidor, inténtalo de nuevo más tarde.',
    unavailable: 'El servicio no está disponible temporalmente. Inténtalo de nuevo más tarde',
    timeout: 'La solicitud ha tardado demasiado',
    network: 'No se pudo conectar con el servidor. Comprueba tu conexión',
    unknown: 'Se produjo un error desconocido',
  },
} satisfies TranslationOf<typeof en>;

export default es;
