const en = {
  title: 'Your QR code is paused',
  text: 'People who scan it see that it is temporarily unavailable, until you resume it.',
  resume: 'Resume',
  failed: 'Failed to resume the QR code',
};

export default en;
