const en = {
  loading: 'Loading…',
  retry: 'Try again',
  clearSearch: 'Clear search',
  clearAll: 'Clear search and filters',
  filters: 'Filters',
  filtersActive: 'Filters, active: {{count, number}}',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}}',
  range: '{{from}}–{{to}} of {{total}}',
  rangeOfMore: '{{from}}–{{to}} of {{total}}+',
  pageSize: 'Rows per page',
  csv: {
    title: 'Export CSV',
    separator: 'Column separator',
    separators: {
      comma: 'Comma',
      semicolon: 'Semicolon',
    },
    hint: 'If your spreadsheet puts everything in one column, choose the other one.',
    download: 'Download',
  },
};

export default en;
