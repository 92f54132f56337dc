import type { DateLabels } from './date-labels';

/** The texts for the widgets of this folder in their specs. */
export const TEXTS: { locale: string; labels: DateLabels } = {
  locale: 'en',
  labels: {
    open: 'Open',
    dialog: 'Choose a date',
    clear: 'Clear',
    done: 'Done',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousYears: 'Previous years',
    nextYears: 'Next years',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    time: 'Time',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    meridiem: 'am or pm',
  },
};
