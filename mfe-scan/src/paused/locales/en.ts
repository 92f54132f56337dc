const en = {
  title: 'Your QR code is paused',
  text: 'People who scan it see that it’s temporarily unavailable until you resume it.',
  resume: 'Resume',
  failed: 'Couldn’t resume your QR code',
};

export default en;
