const en = {
  title: 'Alignment test page',
  scale: 'Print at 100%, no scaling.',
  /** `{length}` is the length of the ruler in millimetres. */
  ruler: 'The ruler should be {length} mm long. If it isn’t, your printer is scaling the page.',
  hold: 'Hold this page against a sheet of labels and measure how far off the outlines are. Enter the differences in millimeters when you print labels.',
};

export default en;
