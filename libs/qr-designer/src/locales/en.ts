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
    label: 'Corner marks',
    values: {
      square: 'Square',
      rounded: 'Rounded',
      circle: 'Round',
    },
  },
  foreground: {
    label: 'Pattern colour',
  },
  eyeColor: {
    label: 'Corner colour',
  },
  background: {
    label: 'Background',
  },
  logo: {
    label: 'Logo',
    hint: 'It stands in the middle. The error correction becomes the highest.',
    choose: 'Choose a picture or drop it here',
    remove: 'Remove the logo',
    failed: 'This picture could not be read. Please choose another one',
  },
  caption: {
    label: 'Line below the code',
    hint: 'For example: If found, please scan',
    refused: 'This line holds characters that cannot be printed, such as emoji',
  },
  showAlias: {
    label: 'Show the code in letters',
    hint: 'So that people who cannot scan it can type it.',
  },
  errorCorrection: {
    label: 'Error correction',
    hint: 'How much of it may be dirty or worn off.',
    values: {
      L: 'Low, 7%',
      M: 'Medium, 15%',
      Q: 'High, 25%',
      H: 'Highest, 30%',
    },
  },
  quietZone: {
    label: 'Margin',
    hint: 'In squares of the pattern.',
    modules_one: '{{count}} square',
    modules_other: '{{count}} squares',
  },
  faults: {
    title: 'Phones could not read this code',
    inverted: 'Pattern and corners must be darker than the background.',
    low_contrast: 'The colours are too much alike. Choose darker ones, or a lighter background.',
    logo_needs_level_h: 'With a logo, the error correction must be the highest.',
    unreadable: 'We tried to read the finished code and could not. Try other shapes or colours.',
  },
};

export default en;
