const en = {
  layouts: 'Layouts',
  layoutsText:
    'Every choice works at once and stays in this browser. People who are signed in see the frame of this page change, everybody else sees it in the picture.',
  container: 'Page containers',
  containers: {
    default: 'Fills the room up to 1400 px, with gutters.',
    contained: 'A centred column of at most 1024 px, with gutters.',
    gutterless: 'All the room, without gutters.',
  },
  schemes: 'Colours of a part of the page',
  schemesText: 'The nav modes use these classes: whatever stands inside takes its colours from them.',
  schemeNote: 'Text, controls and focus are legible here, whatever the mode of the page.',
  schemeAction: 'Home',
  colors: 'Colours',
  colorsText:
    'A token has a tone for each mode: text reaches 4.5:1, edges and marks 3:1. Marks have the tones of level 600.',
  type: 'Type',
  spacing: 'Spacing, control sizes and corners',
  spacingText: 'One unit is 4 px.',
};

export default en;
