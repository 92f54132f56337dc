export { ContextMenu } from './context-menu';
export { Dialog, type DialogProps } from './dialog';
export { Drawer, type DrawerProps } from './drawer';
export { DropdownMenu } from './dropdown-menu';
export type { MenuItem } from './menu-list';
export { onDemand } from './on-demand';
export { Popover } from './popover';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Tooltip } from './tooltip';
