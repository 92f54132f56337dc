const en = {
  calendar: 'Calendar',
  calendarText:
    'Weeks start on Monday; Saturday and Sunday are marked, and today. The header leads from days to months to years.',
  pick: 'Date',
  pickText:
    'Typed or chosen. What is typed counts only if it is a date; when you leave the field, it is brought within its limits.',
  dateTime: 'Date and time',
  dateTimeText: 'A calendar with a time below it.',
  time: 'Time',
  timeText: 'Digits go on to the next part by themselves, arrows step, a and p set am and pm.',
  range: 'Range',
  rangeText: 'The first date, then the second, in any order. The same date twice clears the range.',
  inDialog: 'In a dialog',
  inDialogText: 'The panel belongs to the dialog around it; Escape closes the panel first.',
  day: 'Day',
  workday: 'Working day',
  workdayHint: 'From 7 September to 7 December 2026, without weekends',
  month: 'Month first',
  date: 'Date',
  dateHint: 'From 10 January to 20 December 2026',
  birthday: 'Birthday',
  birthdayHint: 'Starts with the year, and a year leads straight to its days',
  written: 'In words',
  required: 'Deadline',
  requiredError: 'Please choose a date',
  fixed: 'Cannot be cleared',
  disabled: 'Disabled',
  appointment: 'Appointment',
  appointmentHint: 'Daily from 8 June 2026 at 9 am',
  of24: '24 hours',
  of12: '12 hours',
  withSeconds: 'With seconds',
  invalid: 'Opening time',
  invalidError: 'Please enter a time',
  stay: 'Stay',
  stayHint: 'Two months side by side where there is room',
  single: 'Days off',
  singleHint: 'One day alone is a range as well',
  openDialog: 'Choose in a dialog',
  closeDialog: 'Close',
  dialogTitle: 'When shall we call you?',
  save: 'Save',
  chosen: 'Chosen: {{value}}',
  nothing: 'nothing',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    galleryDates: typeof en;
  }
}

export default en;
