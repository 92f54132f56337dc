const en = {
  title: 'Add digital code',
  text: 'Create a QR code to print yourself or show on a screen. No sticker needed.',
  yourName: 'Your name',
  yourNameHint: 'People who scan your code will see it.',
  name: 'What is it on?',
  nameHint: 'For example “Blue bag”. Only you see this name.',
  close: 'Close',
  submit: 'Create code',
  working: 'Creating code…',
  failed: 'Couldn’t create the code',
  dayOver: 'You’ve reached today’s limit for new codes. Try again tomorrow.',
  help: 'How many codes can I have?',
  ready: {
    title: 'Your code is ready',
    text: 'It’s already active and opens your page.',
    picture: 'QR code {{code}}',
    png: 'Download PNG',
    design: 'Change the design',
  },
};

export default en;
