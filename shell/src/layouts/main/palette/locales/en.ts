const en = {
  title: 'Search',
  close: 'Close',
  placeholder: 'Page, code, project or account',
  results: 'Results',
  pages: 'Pages',
  codes: 'Codes',
  projects: 'Projects',
  accounts: 'Accounts',
  none: 'No results',
  searching: 'Searching…',
  hint: 'To find a code, type its first characters or any part of its label.',
  failed: 'Search failed',
};

export default en;
