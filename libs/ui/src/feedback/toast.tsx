import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToastLayerProps } from './toast-layer';
import { currentToast, subscribeToToasts } from './toast-store';

export interface ToastViewportProps {
  /** Accessible name of the region, such as "Notifications"; the hotkey is added to it. */
  label: string;
  closeLabel: string;
}

/**
 * Where toasts appear; drawn once, by the shell. What draws them loads with the first toast. Should that fail, the
 * next toast tries again: a toast never carries the only copy of a message.
 */
export function ToastViewport(props: ToastViewportProps) {
  const entry = useSyncExternalStore(subscribeToToasts, currentToast);
  const [Layer, setLayer] = useState<ComponentType<ToastLayerProps>>();
  useEffect(() => {
    if (!entry?.open || Layer) return;
    import('./toast-layer').then(
      ({ ToastLayer }) => setLayer(() => ToastLayer),
      (error: unknown) => console.warn('The toast could not be drawn', error),
    );
  }, [entry, Layer]);
  return Layer && entry && <Layer {...props} entry={entry} />;
}
