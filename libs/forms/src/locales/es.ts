import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Abrir calendario',
    dialog: 'Elegir fecha',
    clear: 'Borrar',
    done: 'Listo',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousYears: '10 años anteriores',
    nextYears: '10 años siguientes',
    chooseMonth: 'Elegir mes',
    chooseYear: 'Elegir año',
    time: 'Hora',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
    meridiem: 'am (mañana) o pm (tarde)',
  },
  linkHelps:
    'Puede que alguien esté intentando entrar en tu cuenta. Usa el enlace de nuestro último correo, que nadie puede adivinar. Si ha caducado, espera o usa un dispositivo en el que ya hayas iniciado sesión.',
  codeHelps:
    'Puede que alguien esté intentando entrar en tu cuenta. Pide un código por correo o usa un dispositivo en el que ya hayas iniciado sesión.',
  errors: {
    isCommonPassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
    invalid_code: 'El código no es válido o ha caducado',
    claim_secret_refused: 'Comprueba los 4 caracteres que vienen con este código e introdúcelos de nuevo.',
    invalid_link: 'El enlace de activación no es válido o ha caducado',
    link_expired: 'El enlace de activación ha caducado. Pide uno nuevo.',
    name_required: 'Añade tu nombre al perfil antes de activar el código',
    invalid_credentials: 'Los datos de acceso no son correctos',
    account_blocked: 'Esta cuenta está bloqueada. Contacta con el servicio de asistencia.',
    own_code: 'Este código es tuyo. Puedes anular su activación directamente.',
    own_address: 'Esta es tu propia dirección de correo.',
    email_bounces: 'Los correos a esta dirección vuelven. Revísala.',
    already_offered: 'Ya has ofrecido este código a alguien.',
    code_paused: 'Este código está en pausa. Su titular tiene que reanudarlo antes.',
    code_lost: 'Este código está marcado como perdido. Su titular tiene que recuperarlo antes.',
    unactivation_requested: 'Ya has enviado al titular una solicitud de anulación.',
    activation_limit_reached:
      '¡Has alcanzado el límite de activaciones! Ya has activado {{currentCount}} códigos QR. Para activar más, puedes ampliar tu cuenta.',
    code_entry_closed: 'Demasiados códigos incorrectos para esta dirección. Usa el enlace de nuestro correo.',
    email_taken: 'Esta dirección de correo ya está en uso',
  },
} satisfies TranslationOf<typeof en>;
