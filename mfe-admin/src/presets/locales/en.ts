const en = {
  title: 'Presets',
  subtitle: 'How QR codes look until their owners design them',
  new: 'New preset',
  one: 'Preset',
  search: 'Search presets',
  pages: 'Pages of presets',
  loadFailed: 'The presets could not be loaded',
  oneFailed: 'This preset could not be loaded',
  noneFound: 'No presets match “{{q}}”',
  emptyTitle: 'No presets yet',
  emptyText: 'All codes are plain. A preset gives those of a project, or all of them, another look.',
  name: 'Name',
  default: 'Default',
  projects: 'Projects',
  items: 'Single codes',
  changed: 'Changed',
  actions: 'Actions',
  actionsOf: 'Actions for {{name}}',
  rename: 'Rename…',
  renameTitle: 'Rename preset',
  makeDefault: 'Make it the default',
  endDefault: 'No default any more',
  defaultMade: '“{{name}}” is the default now',
  defaultEnded: '“{{name}}” is no longer the default',
  changeFailed: 'The preset could not be changed',
  delete: 'Delete…',
  deleteTitle: 'Delete “{{name}}”?',
  deleted: '“{{name}}” is deleted',
  deleteProjects_one: '{{count, number}} project uses it for its codes.',
  deleteProjects_other: '{{count, number}} projects use it for their codes.',
  deleteItems_one: '{{count, number}} code uses it itself.',
  deleteItems_other: '{{count, number}} codes use it themselves.',
  deleteThen:
    'Codes then look as their project says, else like the default preset. What was printed stays as it is.',
  deleteDefault: 'It is the default: without one, codes are plain.',
  deleteUnused: 'No project and no code uses it.',
  intro: 'Before it is saved, the server reads the finished code like a phone.',
  nameMissing: 'Please enter a name',
  nameRefused: 'Please enter a name of at most {{max}} characters',
  isDefault: 'Default',
  isDefaultHint: 'For codes that have no preset and whose project has none.',
  save: 'Check and save',
  checking: 'Checking…',
  saved: '“{{name}}” is saved',
  preview: 'Code with this preset',
  saveFailed: 'Failed to save the preset',
  deleteFailed: 'Failed to delete the preset',
};

declare module '@ringtag/i18n' {
  interface TranslationResources {
    presets: typeof en;
  }
}

export default en;
