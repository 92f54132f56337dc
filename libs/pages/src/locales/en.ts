const en = {
  errors: {
    isCurrentPassword: 'That isn’t your current password',
    admin_required: 'Admin access required',
    unsupported_media_type: 'This file type isn’t supported.',
    digital_codes_off: 'Digital codes aren’t available here.',
    proof_required: 'Enter a code to confirm it’s you.',
    file_refused: 'Couldn’t read this file.',
    design_refused: 'Phones may not be able to scan this code.',
    codes_guarded:
      'Someone on your network entered too many codes that don’t exist. Wait a minute and try again.',
    codes_activated: 'Activated codes can’t be deleted.',
    photos_full: 'This conversation has reached its photo limit.',
    outdated: 'This has changed since you opened it. Reload the page.',
    alias_taken: 'This code already exists',
    mail_not_failed: 'This email has already been retried or removed.',
    last_administrator: 'This is the only administrator account.',
    share_taken: 'Another release is already shown to a share. Decide about that one first.',
    release_needed: 'No other release could be shown instead.',
  },
  unsaved: {
    title: 'Unsaved changes',
    text: 'Save your changes before you leave?',
    stay: 'Keep editing',
    discard: 'Leave without saving',
    save: 'Save and leave',
    saving: 'Saving…',
    saved: 'Changes saved',
    bar: {
      discard: 'Discard',
      save: 'Save',
    },
  },
} as const;

export default en;
