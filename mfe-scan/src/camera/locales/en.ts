const en = {
  picture: 'Camera view',
  asking: 'Allow camera access to scan the code.',
  watching: 'Point the camera at the QR code.',
  foreign: {
    title: 'This isn’t a {{brand}} code',
    text: 'It’s from another product. Point the camera at a {{brand}} code.',
  },
  faults: {
    refused: {
      title: 'The camera is blocked',
      text: 'Allow it for this site in your browser settings and try again, or type the code.',
    },
    missing: {
      title: 'No camera found',
      text: 'Type the code instead.',
    },
    inUse: {
      title: 'Camera in use',
      text: 'Another app may be using it. Close that app and try again, or type the code.',
    },
    unsupported: {
      title: 'This browser can’t use the camera here',
      text: 'Type the code, or scan it with your phone’s camera app.',
    },
    failed: {
      title: 'Couldn’t load the scanner',
      text: 'Check your connection and try again, or type the code.',
    },
  },
  help: 'Help',
  again: 'Try again',
  close: 'Close camera',
};

export default en;
