import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  date: {
    open: 'Abrir el calendario',
    dialog: 'Elegir una fecha',
    clear: 'Borrar',
    done: 'Listo',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousYears: 'Diez años anteriores',
    nextYears: 'Diez años siguientes',
    chooseMonth: 'Elegir un mes',
    chooseYear: 'Elegir un año',
    time: 'Hora',
    hours: 'Horas',
    minutes: 'Minutos',
    seconds: 'Segundos',
    meridiem: 'am (mañana) o pm (tarde)',
  },
  linkHelps:
    'Puede que otra persona esté intentando entrar con tu dirección. Abre nuestro correo más reciente y usa su enlace: nadie puede adivinarlo. Si ha caducado, espera o usa un dispositivo en el que ya hayas iniciado sesión.',
  codeHelps:
    'Puede que otra persona esté intentando entrar con tu dirección. Pide un código por correo o usa un dispositivo en el que ya hayas iniciado sesión.',
  errors: {
    isCommonPassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra',
    invalid_code: 'El código no es válido o ha caducado',
    invalid_link: 'El enlace de activación no es válido o ha caducado',
    link_expired: 'El enlace de activación ha caducado. Solicita uno nuevo',
    name_required: 'Añade tu nombre al perfil antes de activar el código',
    invalid_credentials: 'Los datos de acceso no son correctos',
    account_blocked: 'Esta cuenta está bloqueada. Ponte en contacto con el servicio de asistencia',
    own_code: 'Este código es tuyo: puedes anular su activación directamente',
    unactivation_requested: 'Ya has enviado al titular una solicitud para anular la activación',
    activation_limit_reached:
      '¡Has alcanzado el límite de activaciones! Ya has activado {{currentCount}} códigos QR. Para activar más, puedes ampliar tu cuenta.',
    code_entry_closed:
      'Se han introducido demasiados códigos incorrectos para esta dirección. Usa el enlace del correo',
    email_taken: 'Esta dirección de correo ya está en uso',
  },
} satisfies TranslationOf<typeof en>;
