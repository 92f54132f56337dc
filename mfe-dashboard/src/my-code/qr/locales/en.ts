const en = {
  title: 'Design',
  intro: 'Your code opens the same page no matter how it looks.',
  save: 'Save design',
  saving: 'Saving…',
  saved: 'Design saved',
  discard: 'Discard',
  reset: 'Reset design',
  download: {
    title: 'Download',
    test: 'Print one and test it before printing more.',
    dirty: 'Downloads use the saved design. Save your changes first.',
    png: {
      label: 'PNG for screens and documents',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF for printing',
      size: '{{size}} mm wide',
      button: 'PDF',
    },
    svg: 'SVG for print shops',
  },
  saveFailed: 'Couldn’t save the design',
};

export default en;
