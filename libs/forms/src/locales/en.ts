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
};

export default en;
