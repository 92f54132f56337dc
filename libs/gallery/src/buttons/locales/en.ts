const en = {
  variants: 'Variants',
  sizes: 'Sizes',
  sizesText: 'Heights are 7, 9, 11 and 14 units of 4 px.',
  states: 'States',
  statesText: 'A busy button keeps its width and focus, and says what it’s doing.',
  icons: 'With icons',
  links: 'Links styled as buttons',
  solid: 'Solid',
  outline: 'Outline',
  plain: 'Plain',
  danger: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  disabled: 'Disabled',
  back: 'Back',
  download: 'Download',
  more: 'More',
  open: 'Open my codes',
};

export default en;
