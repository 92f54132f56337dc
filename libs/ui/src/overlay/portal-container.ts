import { createContext, useContext } from 'react';

const PortalContainer = createContext<HTMLElement | undefined>(undefined);

export const PortalContainerProvider = PortalContainer.Provider;

/**
 * The element in which menus, lists and tooltips are drawn: the nearest open dialog, because everything outside it is
 * inert and below it; otherwise undefined, which means the body.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer);
}
