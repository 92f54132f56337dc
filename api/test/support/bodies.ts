/** What the API takes, for tests of who may send it. */

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
