const en = {
  title: 'Search',
  close: 'Close',
  placeholder: 'Search pages, codes, projects, accounts',
  results: 'Results',
  pages: 'Pages',
  codes: 'Codes',
  projects: 'Projects',
  accounts: 'Accounts',
  none: 'Nothing found',
  searching: 'Searching…',
  hint: 'To find a code, type how it begins.',
  failed: 'Search failed',
};

export default en;
