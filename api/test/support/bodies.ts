/** What the API takes, for tests of who may send it. */

/** What the page of a code shows of its owner. */
export const card = { fields: ['phone'], name: 'DJ', role: '', color: 'teal', links: [] };

export const template = {
  language: 'de',
  title: '',
  description: '',
  messageFormTitle: '',
  messageFormPlaceholder: '',
  sendButtonText: '',
};

const size = { width: 62, height: 29, pitchX: 62, pitchY: 29 };
export const labels = { page: 'tape', columns: 1, rows: 1, x0: 0, y0: 0, ...size };

/** A label layout of five rows. */
export const SQUARES = {
  name: 'Squares',
  page: 'A4',
  width: 50,
  height: 50,
  columns: 3,
  rows: 5,
  x0: 20,
  y0: 20,
  pitchX: 60,
  pitchY: 52,
};
