/** What the date family says; product code takes it, with the locale, from `useDateLabels()` of `@ringtag/forms`. */
export interface DateLabels {
  /** Names the button that opens a picker. */
  open: string;
  /** Names the panel of a picker. */
  dialog: string;
  clear: string;
  /** Closes a panel in which more than one thing is chosen. */
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
  /** Names the part of a time that says am or pm. */
  meridiem: string;
}
