import { useLayoutEffect, useState } from 'react';

/** A dialog that plays its closing animation is not open: it is about to be removed with its content. */
const OPEN_DIALOGS = 'dialog[open]:not([data-closing])';

/** The open dialog, or the page. While a modal dialog is open, everything outside it is inert. */
function usablePart(): Element {
  const focused = document.activeElement?.closest(OPEN_DIALOGS);
  return focused ?? Array.from(document.querySelectorAll(OPEN_DIALOGS)).at(-1) ?? document.body;
}

/**
 * An element above everything, including open dialogs, with content that can be used. It is in the top layer. When a
 * dialog opens, it moves into that dialog; when the dialog closes, it moves out again. Render into it with
 * createPortal.
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
      // Moving the popover closes it. Showing it again puts it above the dialog that opened last. Older browsers use
      // z-index.
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
