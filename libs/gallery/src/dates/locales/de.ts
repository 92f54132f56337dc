import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Kalender',
  calendarText:
    'Wochen beginnen am Montag. Wochenenden und der heutige Tag sind hervorgehoben. Über die Kopfzeile wechseln Sie zu Monaten und Jahren.',
  pick: 'Datum',
  pickText:
    'Geben Sie ein Datum ein oder wählen Sie eines aus. Die Eingabe zählt nur, wenn sie ein gültiges Datum ist, und wird beim Verlassen des Felds an die Grenzen angepasst.',
  dateTime: 'Datum und Uhrzeit',
  dateTimeText: 'Ein Kalender mit der Uhrzeit darunter',
  time: 'Uhrzeit',
  timeText:
    'Beim Tippen geht es von selbst zum nächsten Teil. Pfeiltasten ändern den Wert; a und p setzen am und pm.',
  range: 'Zeitraum',
  rangeText:
    'Wählen Sie das erste und das letzte Datum in beliebiger Reihenfolge. Wählen Sie zweimal dasselbe Datum, um den Zeitraum zu löschen.',
  day: 'Tag',
  limited: 'Mit Grenzen',
  limitedHint: 'Vom 7. September bis zum 7. Dezember 2026',
  month: 'Öffnet mit den Monaten',
  date: 'Datum',
  dateHint: 'Vom 10. Januar bis zum 20. Dezember 2026',
  birthday: 'Geburtstag',
  birthdayHint: 'Beginnt mit dem Jahr und führt dann direkt zu den Tagen',
  written: 'Ausgeschrieben',
  required: 'Frist',
  requiredError: 'Wählen Sie ein Datum',
  disabled: 'Deaktiviert',
  appointment: 'Termin',
  appointmentHint: 'Ab 8. Juni 2026, 9 Uhr',
  of24: '24-Stunden-Format',
  of12: '12-Stunden-Format',
  withSeconds: 'Mit Sekunden',
  invalid: 'Öffnungszeit',
  invalidError: 'Geben Sie eine Uhrzeit ein',
  stay: 'Aufenthalt',
  stayHint: 'Zwei Monate nebeneinander, wenn genug Platz ist',
  single: 'Freie Tage',
  singleHint: 'Auch ein einzelner Tag zählt als Zeitraum',
  chosen: 'Ausgewählt: {{value}}',
  nothing: 'nichts',
} satisfies TranslationOf<typeof en>;
