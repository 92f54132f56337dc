const en = {
  layouts: 'Layouts',
  layoutsText:
    'Changes apply right away and are saved in this browser. If you’re signed in, this page changes; if not, only the preview does.',
  container: 'Page containers',
  containers: {
    default: 'Fills the width up to 1400 px, with gutters',
    contained: 'A centered column up to 1024 px wide, with gutters',
    gutterless: 'Fills the width, without gutters',
  },
  schemes: 'Colors within a page',
  schemesText: 'The nav modes use these classes. Everything inside takes its colors from them.',
  schemeNote: 'Text, controls and focus outlines stay legible here in light and dark mode.',
  schemeAction: 'Home',
  colors: 'Colors',
  colorsText:
    'Each token has a tone for each mode. Text has a contrast of at least 4.5:1, edges and marks 3:1. Marks use level 600.',
  type: 'Type',
  spacing: 'Spacing, control sizes and corners',
  spacingText: 'One unit is 4 px.',
};

export default en;
