/**
 * The labels of all date and time widgets. Product code takes them, with the locale, from `useDateLabels()` of
 * `@ringtag/forms`.
 */
export interface DateLabels {
  /** The name of the button that opens a picker. */
  open: string;
  /** The name of a picker's panel. */
  dialog: string;
  clear: string;
  /** The button that closes a panel in which more than one value is chosen. */
  done: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  chooseMonth: string;
  chooseYear: string;
  time: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** The name of the part of a time that is am or pm. */
  meridiem: string;
}
