const en = {
  title: 'Add a digital code',
  text: 'You get a QR code without a sticker. Print it, or show it on a screen.',
  name: 'Name',
  nameHint: 'Only you see this name.',
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Create code',
  working: 'Creating the code…',
  failed: 'Failed to create the code',
  dayOver: 'You’ve created as many codes as one day allows. Please try again tomorrow.',
  help: 'How many codes can I have?',
  nameless: 'Please add your name to your profile first. People who scan your code see it.',
  toProfile: 'Go to my profile',
  ready: {
    title: 'Your code is ready',
    text: 'It’s active already and leads to your page.',
    picture: 'QR code {{code}}',
    png: 'Download PNG',
    pdf: 'Download PDF',
    design: 'Change how it looks',
  },
};

export default en;
