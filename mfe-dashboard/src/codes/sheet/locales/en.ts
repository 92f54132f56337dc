const en = {
  title: 'Sheet to print and cut out',
  size: 'Width',
  millimetres: '{{size}} mm',
  copies: 'Copies',
  paper: 'Paper',
  download: 'Download sheet (PDF)',
  scale: 'Print at 100%, no scaling.',
};

export default en;
