const en = {
  none: 'Select project',
  title: 'Selected project',
  selected: 'Selected project: {{name}}',
  search: 'Search projects',
  clearSearch: 'Clear search',
  projects: 'Projects',
  loading: 'Loading…',
  loadFailed: 'The projects could not be loaded',
  retry: 'Try again',
  noneFound: 'No projects match “{{q}}”',
  noneYet: 'No projects yet',
  more_one: '{{count, number}} more: search by name',
  more_other: '{{count, number}} more: search by name',
  deselect: 'Deselect project',
  cleared: 'No project is selected any more',
  failed: 'The selection could not be changed',
  all: 'All projects',
  new: 'New project',
};

export default en;
