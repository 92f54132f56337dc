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
  password: {
    label: 'Contraseña',
    new: 'Contraseña nueva',
    optional: 'Contraseña (opcional)',
    optionalHint:
      'Sin contraseña, te enviaremos un código por correo cada vez que inicies sesión. {{length}}',
    length_one: 'Al menos {{count}} carácter.',
    length_many: 'Al menos {{count}} de caracteres.',
    length_other: 'Al menos {{count}} caracteres.',
    tooShort_one: 'Usa al menos {{count}} carácter',
    tooShort_many: 'Usa al menos {{count}} de caracteres',
    tooShort_other: 'Usa al menos {{count}} caracteres',
    missing: 'Introduce tu contraseña',
    show: 'Mostrar la contraseña',
    repeat: 'Repite la contraseña nueva',
    mismatch: 'Las contraseñas no coinciden',
    capsLock: 'El bloqueo de mayúsculas está activado',
    strength: 'Seguridad: {{level}}',
    levels: {
      weak: 'débil',
      fair: 'aceptable',
      strong: 'fuerte',
    },
  },
} satisfies TranslationOf<typeof en>;
