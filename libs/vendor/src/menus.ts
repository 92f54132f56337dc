// Menus of Radix: what a menu needs when it opens, so that the first page does not load it.
import { ContextMenu as AllContextMenu } from 'radix-ui';
import { Menu as AllMenu } from 'radix-ui/internal';

export const Menu = {
  Root: AllMenu.Root,
  Anchor: AllMenu.Anchor,
  Portal: AllMenu.Portal,
  Content: AllMenu.Content,
  Item: AllMenu.Item,
};
export const ContextMenu = {
  Root: AllContextMenu.Root,
  Trigger: AllContextMenu.Trigger,
  Portal: AllContextMenu.Portal,
  Content: AllContextMenu.Content,
  Item: AllContextMenu.Item,
};
