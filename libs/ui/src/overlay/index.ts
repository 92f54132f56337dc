export { Dialog, type DialogProps } from './dialog';
export { Drawer, type DrawerProps } from './drawer';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuItem,
  type MenuItemProps,
  type MenuTriggerProps,
} from './dropdown-menu';
export { Popover, type PopoverOpenerProps, type PopoverProps } from './popover';
