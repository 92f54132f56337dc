import { onDemand } from './on-demand';

export const popoverPanel = onDemand(async () => (await import('./popover-panel')).PopoverPanel);
