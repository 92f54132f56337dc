const en = {
  none: 'Select project',
  title: 'Selected project',
  selected: 'Selected project: {{name}}',
  search: 'Search projects',
  clearSearch: 'Clear search',
  projects: 'Projects',
  loading: 'Loading…',
  loadFailed: 'Couldn’t load projects',
  retry: 'Try again',
  noneFound: 'No projects match “{{q}}”',
  noneYet: 'No projects yet',
  more_one: '{{count, number}} more. Search by name.',
  more_other: '{{count, number}} more. Search by name.',
  deselect: 'Deselect project',
  cleared: 'Project deselected',
  failed: 'Couldn’t change the project',
  all: 'All projects',
  new: 'New project',
};

export default en;
