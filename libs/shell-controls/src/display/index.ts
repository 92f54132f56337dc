/** The choices of how the pages look: mode, layout, navigation and direction, with their texts. */
export { DirectionChoice, DisplaySettings, ModeChoice } from './display-settings';
export { LayoutPictogram } from './layout-pictogram';
export { NAV_SCHEMES } from './nav-schemes';
export { displayTexts } from './texts';
