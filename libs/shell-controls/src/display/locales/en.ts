const en = {
  title: 'Display',
  mode: 'Mode',
  modes: { light: 'Light', dark: 'Dark', system: 'System' },
  layout: 'Layout',
  layouts: {
    classic: 'Classic',
    modern: 'Modern',
    simple: 'Simple',
    stackedSide: 'Stacked side',
    decked: 'Decked',
    blank: 'Blank',
  },
  smallScreens: 'On small screens, navigation is always a drawer.',
  navMode: 'Navigation',
  navModes: {
    light: 'Light',
    dark: 'Dark',
    themed: 'Themed',
    transparent: 'Transparent',
  },
  collapsed: 'Collapse side navigation',
  direction: 'Text direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  reset: 'Reset to defaults',
};

export default en;
