import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Kalender',
  calendarText:
    'Wochen beginnen am Montag; Samstag, Sonntag und der heutige Tag sind hervorgehoben. Die Kopfzeile führt von Tagen zu Monaten zu Jahren.',
  pick: 'Datum',
  pickText:
    'Getippt oder gewählt. Getipptes zählt nur, wenn es ein Datum ist; beim Verlassen des Feldes wird es in seine Grenzen gebracht.',
  dateTime: 'Datum und Uhrzeit',
  dateTimeText: 'Ein Kalender mit einer Uhrzeit darunter.',
  time: 'Uhrzeit',
  timeText: 'Ziffern springen von selbst weiter, Pfeiltasten zählen, a und p setzen am und pm.',
  range: 'Zeitraum',
  rangeText:
    'Das erste Datum, dann das zweite, in beliebiger Reihenfolge. Zweimal dasselbe Datum leert den Zeitraum.',
  day: 'Tag',
  limited: 'Mit Grenzen',
  limitedHint: 'Vom 7. September bis zum 7. Dezember 2026',
  month: 'Monat zuerst',
  date: 'Datum',
  dateHint: 'Vom 10. Januar bis zum 20. Dezember 2026',
  birthday: 'Geburtstag',
  birthdayHint: 'Beginnt mit dem Jahr, und ein Jahr führt gleich zu seinen Tagen',
  written: 'In Worten',
  required: 'Frist',
  requiredError: 'Bitte wählen Sie ein Datum',
  disabled: 'Gesperrt',
  appointment: 'Termin',
  appointmentHint: 'Täglich ab dem 8. Juni 2026 um 9 Uhr',
  of24: '24 Stunden',
  of12: '12 Stunden',
  withSeconds: 'Mit Sekunden',
  invalid: 'Öffnungszeit',
  invalidError: 'Bitte geben Sie eine Uhrzeit ein',
  stay: 'Aufenthalt',
  stayHint: 'Zwei Monate nebeneinander, wo Platz ist',
  single: 'Freie Tage',
  singleHint: 'Auch ein einzelner Tag ist ein Zeitraum',
  chosen: 'Gewählt: {{value}}',
  nothing: 'nichts',
} satisfies TranslationOf<typeof en>;
