const en = {
  date: {
    open: 'Open the calendar',
    dialog: 'Choose a date',
    clear: 'Clear',
    done: 'Done',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousYears: 'Previous ten years',
    nextYears: 'Next ten years',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    time: 'Time',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    meridiem: 'am or pm',
  },
  linkHelps:
    'Someone else may be trying to sign in with your address. Open our latest e-mail and use the link in it, which can’t be guessed. If it has expired, please wait, or use a device you have signed in on before.',
  codeHelps:
    'Someone else may be trying to sign in with your address. Have a code e-mailed to you instead, or use a device you have signed in on before.',
  password: {
    label: 'Password',
    new: 'New password',
    optional: 'Password (optional)',
    optionalHint: 'Without a password, we e-mail you a code each time you sign in. {{length}}',
    length_one: 'At least {{count}} character.',
    length_other: 'At least {{count}} characters.',
    tooShort_one: 'Please use at least {{count}} character',
    tooShort_other: 'Please use at least {{count}} characters',
    missing: 'Please enter your password',
    show: 'Show password',
    repeat: 'Repeat the new password',
    mismatch: 'Passwords do not match',
    capsLock: 'Caps Lock is on',
    strength: 'Strength: {{level}}',
    levels: {
      weak: 'weak',
      fair: 'fair',
      strong: 'strong',
    },
  },
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    forms: typeof en;
  }
}

export default en;
