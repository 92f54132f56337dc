const en = {
  date: {
    open: 'Open calendar',
    dialog: 'Choose date',
    clear: 'Clear',
    done: 'Done',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousYears: 'Previous 10 years',
    nextYears: 'Next 10 years',
    chooseMonth: 'Choose month',
    chooseYear: 'Choose year',
    time: 'Time',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    meridiem: 'am or pm',
  },
  linkHelps:
    'Someone else may be trying to sign in as you. Use the link in our latest email instead of a code. If it has expired, wait a while, or use a device you’ve signed in on before.',
  codeHelps:
    'Someone else may be trying to sign in as you. Get a code by email instead, or use a device you’ve signed in on before.',
  errors: {
    isCommonPassword: 'This password is too easy to guess. Choose another one.',
    invalid_code: 'Invalid or expired code',
    claim_secret_refused: 'Check the 4 characters that came with this code, and enter them again.',
    invalid_link: 'Invalid or expired activation link',
    link_expired: 'Activation link expired. Please request a new one',
    name_required: 'Please add your name to your profile before activating',
    invalid_credentials: 'Invalid credentials',
    account_blocked: 'This account is blocked. Contact support.',
    own_code: 'This is your own code. You can unactivate it yourself.',
    own_address: 'This is your own email address.',
    email_bounces: 'Emails to this address come back. Check the address.',
    already_offered: 'You’re already giving this code to someone.',
    code_paused: 'This code is paused. Its owner has to resume it first.',
    code_lost: 'This code is marked as lost. Its owner has to get it back first.',
    unactivation_requested: 'You’ve already sent the owner an unactivation request.',
    activation_limit_reached:
      'You have reached the activation limit! You have already activated {{currentCount}} QR codes. To activate more codes, consider upgrading your account.',
    code_entry_closed: 'Too many wrong codes for this email address. Use the link in our email instead.',
    email_taken: 'This email address is already in use',
  },
};

export default en;
