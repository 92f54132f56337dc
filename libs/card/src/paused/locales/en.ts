const en = {
  title: 'Your QR code is paused',
  text: 'People who scan it see that it’s temporarily unavailable until you resume it.',
  resume: 'Resume',
  failed: 'Couldn’t resume your QR code',
  finder: {
    conversation: 'Your conversation about this code',
    later:
      'You can’t start a new conversation here right now. To write later, bookmark this page or write down the code {{code}}.',
    found: 'Found something? You can also hand it in at the nearest lost and found.',
    report: 'Report this page',
  },
};

export default en;
