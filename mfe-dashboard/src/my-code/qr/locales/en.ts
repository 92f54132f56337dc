const en = {
  title: 'How your code looks',
  intro: 'Whatever you choose, it leads to the same page.',
  save: 'Save design',
  saving: 'Saving…',
  saved: 'Design saved',
  discard: 'Discard',
  reset: 'Back to plain',
  download: {
    title: 'Files',
    test: 'Print one and scan it before you print many.',
    dirty: 'Files show the saved design. Save yours first.',
    png: {
      label: 'PNG, for screens and documents',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, for printing',
      size: '{{size}} mm wide',
      button: 'PDF',
    },
    svg: 'SVG, for print shops',
  },
  saveFailed: 'Failed to save the design',
};

export default en;
