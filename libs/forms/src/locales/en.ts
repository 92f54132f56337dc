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
  limit: {
    manage: 'Manage your codes',
    contact: 'Contact us',
  },
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
  errors: {
    isCommonPassword: 'This password is too easy to guess. Please choose another one',
    invalid_code: 'Invalid or expired code',
    invalid_link: 'Invalid or expired activation link',
    link_expired: 'Activation link expired. Please request a new one',
    name_required: 'Please add your name to your profile before activating',
    invalid_credentials: 'Invalid credentials',
    account_blocked: 'This account is blocked. Please contact support',
    own_code: 'This is your own code. You can unactivate it yourself',
    unactivation_requested: 'You have already sent an unactivation request to the owner',
    activation_limit_reached:
      'You have reached the activation limit! You have already activated {{currentCount}} QR codes. To activate more codes, consider upgrading your account.',
    code_entry_closed:
      'Too many wrong codes were entered for this address. Please use the link in the e-mail instead',
    email_taken: 'This email address is already in use',
  },
  verification: {
    title: 'Check your inbox',
    sentTo: 'We have sent a verification code to {{email}}.',
    code: 'Verification code',
    incomplete: 'Please enter all 6 digits',
    wrong_one: 'That code is not right. You have {{count}} try left',
    wrong_other: 'That code is not right. You have {{count}} tries left',
    spent: 'This code is no longer valid. Please ask for a new one',
    resend: 'Send the code again',
    resendIn: 'Send the code again in {{seconds}} s',
    resent: 'Verification code resent',
    sameCode: 'If your code has not expired, you get the same one again, with more time to use it.',
    changeEmail: 'Change e-mail',
  },
  resendFailed: 'Failed to resend verification code',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    forms: typeof en;
  }
}

export default en;
