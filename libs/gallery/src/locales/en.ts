const en = {
  code: 'Code',
  codeOf: 'Code for {{title}}',
  families: 'Components',
  pages: {
    nav: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{number}}',
    range: '{{from}}–{{to}} of {{total}}',
    size: 'Rows per page',
  },
  buttons: {
    title: 'Buttons',
    text: 'Actions and links in every style, size and state',
  },
  forms: {
    title: 'Forms',
    text: 'Fields and controls with hints and errors, plus the one-time code',
  },
  dates: {
    title: 'Dates and times',
    text: 'Dates, times and ranges',
  },
  uploads: {
    title: 'Uploads',
    text: 'Files with limits and checks, and a photo you can crop',
  },
  display: {
    title: 'Data',
    text: 'Tables, badges, avatars and cards',
  },
  feedback: {
    title: 'Feedback',
    text: 'Alerts, progress, and what to show when there’s nothing to show',
  },
  overlays: {
    title: 'Overlays',
    text: 'Dialogs, drawers, menus and tooltips',
  },
  navigation: {
    title: 'Navigation',
    text: 'Tabs, steps, menus and pagination',
  },
  themes: {
    title: 'Themes and layouts',
    text: 'Colors, type, page containers and the six layouts',
  },
};

export default en;
