import { Tabs as AllTabs } from 'radix-ui';

/** Tabs of Radix. */
export const Tabs = {
  Root: AllTabs.Root,
  List: AllTabs.List,
  Trigger: AllTabs.Trigger,
  Content: AllTabs.Content,
};
