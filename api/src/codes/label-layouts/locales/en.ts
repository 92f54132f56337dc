const en = {
  title: 'Alignment test page',
  scale: 'Print at 100%, no scaling.',
  /** `{length}` is the length of the ruler in millimetres. */
  ruler: 'The ruler is {length} mm long. If it is not, the printer scales the page.',
  hold: 'Hold this page against a sheet of labels. Enter in millimetres how far the outlines are off.',
};

export default en;
