export { ContextMenu, type ContextMenuProps } from './context-menu';
export { Dialog, type DialogProps } from './dialog';
export { Drawer, type DrawerProps } from './drawer';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';
export type {
  MenuCheck,
  MenuChoice,
  MenuEntry,
  MenuGroup,
  MenuItem,
  MenuItemProps,
  Submenu,
} from './menu-entries';
export { Popover, type PopoverOpenerProps, type PopoverProps } from './popover';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Tooltip, type TooltipProps } from './tooltip';
