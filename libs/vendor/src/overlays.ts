// Layers of Radix, which libs/ui loads when the first one opens, or when the browser is idle. One copy keeps one list of
// open layers, so that Escape closes one.
export { ContextMenu, Popover } from 'radix-ui';
export { Menu } from 'radix-ui/internal';
