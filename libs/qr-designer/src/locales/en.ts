const en = {
  picture: 'QR code {{code}}',
  moduleShape: {
    label: 'Pattern',
    values: {
      square: 'Squares',
      rounded: 'Rounded',
      dot: 'Dots',
    },
  },
  eyeShape: {
    label: 'Corners',
    values: {
      square: 'Square',
      rounded: 'Rounded',
      circle: 'Circle',
    },
  },
  foreground: {
    label: 'Pattern color',
  },
  eyeColor: {
    label: 'Corner color',
  },
  background: {
    label: 'Background',
  },
  logo: {
    label: 'Logo',
    hint: 'Centered in the code. Sets error correction to the highest level.',
    choose: 'Choose an image or drop it here',
    remove: 'Remove logo',
    failed: 'Couldn’t read this image. Use PNG, JPEG or WebP.',
  },
  caption: {
    label: 'Text below the code',
    hint: 'For example, “If found, please scan”',
    refused: 'Remove characters that can’t be printed, such as emoji.',
  },
  showAlias: {
    label: 'Show the code as text',
    hint: 'For people who can’t scan it',
  },
  errorCorrection: {
    label: 'Error correction',
    hint: 'How dirty or worn the code can get before it stops scanning',
    values: {
      L: 'Low (7%)',
      M: 'Medium (15%)',
      Q: 'High (25%)',
      H: 'Highest (30%)',
    },
  },
  quietZone: {
    label: 'Margin',
    hint: 'Blank space around the code',
    modules_one: '{{count}} square',
    modules_other: '{{count}} squares',
  },
  faults: {
    title: 'Phones may not be able to scan this code',
    inverted: 'The pattern and corners must be darker than the background.',
    low_contrast: 'The colors are too similar. Choose darker ones or a lighter background.',
    logo_needs_level_h: 'With a logo, error correction must be set to the highest level.',
    unreadable: 'We test-scanned the code and couldn’t read it. Try other shapes or colors.',
  },
};

export default en;
