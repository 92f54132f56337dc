import { PartBoundary, retryLostParts } from '@ringtag/i18n';
import { onDemand } from '@ringtag/ui';
import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { DialogState } from './form-dialog';

/**
 * A dialog that is loaded when the browser is idle, or when it is opened for the first time. If it cannot be loaded
 * then, `LostPart` stands in its place. The dialog opens once that has loaded it, or when it is asked for again. `load`
 * imports a module with it as its default.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = onDemand(async () => (await load()).default);
  function OpenedDialog(props: Props) {
    const { open } = props;
    const [wanted, setWanted] = useState(open);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const Dialog = part.usePart(open, (error) => setFailure({ error }));
    if (open && !wanted) setWanted(true);
    if (failure) throw failure.error;
    return wanted && Dialog ? createElement(Dialog, props) : null;
  }
  return function LazyDialog(props) {
    const { open, onClose } = props;
    const [owed, setOwed] = useState(false);
    const askAgain = useEffectEvent(() => {
      if (owed) retryLostParts();
    });
    useEffect(() => {
      if (open) askAgain();
    }, [open]);
    function lose() {
      if (!open) return;
      setOwed(true);
      // What opens the dialog can open it again only if it believes that it is closed.
      onClose();
    }
    function close() {
      setOwed(false);
      onClose();
    }
    return (
      <PartBoundary onError={lose}>
        {() => createElement(OpenedDialog, { ...props, open: open || owed, onClose: close })}
      </PartBoundary>
    );
  };
}
