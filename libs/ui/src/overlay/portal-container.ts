import { createContext, useContext } from 'react';

const PortalContainer = createContext<HTMLElement | undefined>(undefined);

export const PortalContainerProvider = PortalContainer.Provider;

/**
 * Where menus, lists and tooltips are drawn: the nearest open dialog, as everything outside of it lies below it and
 * does not answer; the body (undefined) elsewhere.
 */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer);
}
