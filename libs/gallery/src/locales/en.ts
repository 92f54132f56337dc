const en = {
  code: 'Code',
  codeOf: 'Code: {{title}}',
  families: 'Component families',
  pages: {
    nav: 'Pages of codes',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{number}}',
    range: '{{from}}–{{to}} of {{total}}',
    size: 'Rows per page',
  },
  buttons: {
    title: 'Buttons',
    text: 'Actions and links in every look, size and state.',
  },
  forms: {
    title: 'Forms',
    text: 'Fields and controls, with hints, errors and the one-time code.',
  },
  dates: {
    title: 'Dates and times',
    text: 'Day, month and year, times of day, and ranges.',
  },
  uploads: {
    title: 'Uploads',
    text: 'Files with limits and checks, and a picture that is cut to size.',
  },
  display: {
    title: 'Data',
    text: 'Tables, badges, avatars and cards.',
  },
  feedback: {
    title: 'Feedback',
    text: 'Messages, progress, and what stands in for a page that is not there.',
  },
  overlays: {
    title: 'Overlays',
    text: 'Dialogs, drawers, menus and tooltips.',
  },
  navigation: {
    title: 'Navigation',
    text: 'Tabs, steps, menus and pages of a list.',
  },
  themes: {
    title: 'Themes and layouts',
    text: 'Colours, type, page containers and the six layouts.',
  },
};

export default en;
