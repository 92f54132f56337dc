import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToastLayerProps } from './toast-layer';
import { currentToast, subscribeToToasts } from './toast-store';

/**
 * The place where toasts appear. The shell draws it once. The code that draws toasts is loaded with the first toast. If
 * that fails, the next toast tries again; messages that people must know are never in a toast only.
 */
export function ToastViewport(props: Omit<ToastLayerProps, 'entry'>) {
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
