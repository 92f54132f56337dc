const en = {
  title: 'Your QR code is paused',
  text: 'People who scan it see that it’s temporarily unavailable until you resume it.',
  resume: 'Resume',
  failed: 'Couldn’t resume your QR code',
  finder: {
    later:
      'Messages through this code are paused. This page works again as soon as they’re resumed: keep its address, or write down the code {{code}}.',
    found: 'Found something? You can also hand it in at the nearest lost and found.',
    report: 'Report this page',
  },
};

export default en;
