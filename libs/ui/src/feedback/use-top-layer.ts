import { useLayoutEffect, useState } from 'react';

/** A dialog that plays its closing animation does not count: it takes its content with it. */
const OPEN_DIALOGS = 'dialog[open]:not([data-closing])';

/** The dialog that can be used now, or the page: everything beside an open modal dialog is inert, wherever it is drawn. */
function usablePart(): Element {
  const focused = document.activeElement?.closest(OPEN_DIALOGS);
  return focused ?? Array.from(document.querySelectorAll(OPEN_DIALOGS)).at(-1) ?? document.body;
}

/**
 * An element drawn above everything, open dialogs included, whose content can be used there: it stands in the top
 * layer and moves into the dialog that opens, and out of the one that closes. Render into it with createPortal.
 */
export function useTopLayer(className: string | undefined): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = className ?? '';
    element.setAttribute('popover', 'manual');
    return element;
  });
  useLayoutEffect(() => {
    const place = () => {
      const parent = usablePart();
      if (host.parentElement === parent) return;
      parent.append(host);
      // Moved elements are closed; shown anew, this one is above the dialog that came last. Older browsers use z-index.
      host.showPopover?.();
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'data-closing'],
    });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
