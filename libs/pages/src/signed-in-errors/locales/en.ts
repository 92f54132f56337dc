const en = {
  isCurrentPassword: 'That is not your current password',
  admin_required: 'Admin access required',
  unsupported_media_type: 'This kind of content is not accepted',
  digital_codes_off: 'Digital codes aren’t offered here',
  proof_required: 'Please confirm with a code that it is you',
  file_refused: 'This file could not be read',
  design_refused: 'Phones could not read this QR code',
  codes_guarded: 'Too many codes that don’t exist were requested from your network. Please wait a minute',
  codes_activated: 'Codes that somebody has activated cannot be deleted',
  photos_full: 'There is no room for more photos here',
  outdated: 'Changed meanwhile',
  alias_taken: 'This code already exists',
  mail_not_failed: 'Already tried again or removed',
  last_administrator: 'This is the only administrator account',
};

export default en;
