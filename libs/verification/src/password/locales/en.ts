const en = {
  label: 'Password',
  new: 'New password',
  optional: 'Password (optional)',
  optionalHint: 'Without a password, we’ll email you a code each time you sign in. {{length}}',
  length_one: 'At least {{count}} character.',
  length_other: 'At least {{count}} characters.',
  tooShort_one: 'Use at least {{count}} character',
  tooShort_other: 'Use at least {{count}} characters',
  missing: 'Enter your password',
  show: 'Show password',
  repeat: 'Confirm new password',
  mismatch: 'Passwords do not match',
  capsLock: 'Caps Lock is on',
  strength: 'Strength: {{level}}',
  levels: {
    weak: 'weak',
    fair: 'fair',
    strong: 'strong',
  },
};

export default en;
