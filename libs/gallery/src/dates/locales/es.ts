import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Calendario',
  calendarText:
    'Las semanas empiezan el lunes. Se marcan los fines de semana y el día de hoy. Usa la cabecera para pasar a los meses y los años.',
  pick: 'Fecha',
  pickText:
    'Escribe o elige una fecha. Lo que escribes solo cuenta si es una fecha válida y se ajusta a los límites al salir del campo.',
  dateTime: 'Fecha y hora',
  dateTimeText: 'Un calendario con la hora debajo',
  time: 'Hora',
  timeText:
    'Al escribir se pasa a la parte siguiente. Las flechas cambian el valor; las teclas a y p eligen am y pm.',
  range: 'Intervalo',
  rangeText:
    'Elige la primera y la última fecha en cualquier orden. Elige dos veces la misma para borrar el intervalo.',
  day: 'Día',
  limited: 'Con límites',
  limitedHint: 'Del 7 de septiembre al 7 de diciembre de 2026',
  month: 'Empieza por los meses',
  date: 'Fecha',
  dateHint: 'Del 10 de enero al 20 de diciembre de 2026',
  birthday: 'Cumpleaños',
  birthdayHint: 'Empieza por el año y pasa directamente a los días',
  written: 'Con el mes en letra',
  required: 'Plazo',
  requiredError: 'Elige una fecha',
  disabled: 'Desactivado',
  appointment: 'Cita',
  appointmentHint: 'Desde el 8 de junio de 2026 a las 9',
  of24: '24 horas',
  of12: '12 horas',
  withSeconds: 'Con segundos',
  invalid: 'Hora de apertura',
  invalidError: 'Introduce una hora',
  stay: 'Estancia',
  stayHint: 'Dos meses, uno junto al otro si hay sitio',
  single: 'Días libres',
  singleHint: 'Un solo día también cuenta como intervalo',
  chosen: 'Selección: {{value}}',
  nothing: 'ninguna',
} satisfies TranslationOf<typeof en>;
