const en = {
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
};

export default en;
