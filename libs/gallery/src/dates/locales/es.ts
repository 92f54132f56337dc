import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Calendario',
  calendarText:
    'Las semanas empiezan el lunes; se resaltan el sábado, el domingo y el día de hoy. La cabecera lleva de los días a los meses y a los años.',
  pick: 'Fecha',
  pickText:
    'Escrita o elegida. Lo escrito solo cuenta si es una fecha; al salir del campo se ajusta a sus límites.',
  dateTime: 'Fecha y hora',
  dateTimeText: 'Un calendario con una hora debajo.',
  time: 'Hora',
  timeText: 'Los dígitos pasan solos a la parte siguiente, las flechas suman y restan, a y p ponen am y pm.',
  range: 'Intervalo',
  rangeText:
    'La primera fecha y después la segunda, en cualquier orden. La misma fecha dos veces borra el intervalo.',
  day: 'Día',
  limited: 'Con límites',
  limitedHint: 'Del 7 de septiembre al 7 de diciembre de 2026',
  month: 'Primero el mes',
  date: 'Fecha',
  dateHint: 'Del 10 de enero al 20 de diciembre de 2026',
  birthday: 'Cumpleaños',
  birthdayHint: 'Empieza por el año, y el año lleva directamente a sus días',
  written: 'Con palabras',
  required: 'Plazo',
  requiredError: 'Elige una fecha',
  disabled: 'Desactivado',
  appointment: 'Cita',
  appointmentHint: 'Cada día desde el 8 de junio de 2026 a las 9',
  of24: '24 horas',
  of12: '12 horas',
  withSeconds: 'Con segundos',
  invalid: 'Hora de apertura',
  invalidError: 'Introduce una hora',
  stay: 'Estancia',
  stayHint: 'Dos meses uno al lado del otro si hay sitio',
  single: 'Días libres',
  singleHint: 'Un solo día también es un intervalo',
  chosen: 'Elegido: {{value}}',
  nothing: 'nada',
} satisfies TranslationOf<typeof en>;
