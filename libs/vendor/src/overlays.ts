// libs/ui imports Radix from here and from menus, tabs and toast. One copy keeps one list of open layers, so that Escape
// closes one. Every page of the main layout downloads this file: add with care.
import { Collapsible as AllCollapsible, Popover as AllPopover, Tooltip as AllTooltip } from 'radix-ui';

export { Slot } from 'radix-ui';
export const Collapsible = {
  Root: AllCollapsible.Root,
  Trigger: AllCollapsible.Trigger,
  Content: AllCollapsible.Content,
};
export const Popover = {
  Root: AllPopover.Root,
  Anchor: AllPopover.Anchor,
  Portal: AllPopover.Portal,
  Content: AllPopover.Content,
};
export const Tooltip = {
  Provider: AllTooltip.Provider,
  Root: AllTooltip.Root,
  Trigger: AllTooltip.Trigger,
  Portal: AllTooltip.Portal,
  Content: AllTooltip.Content,
};
