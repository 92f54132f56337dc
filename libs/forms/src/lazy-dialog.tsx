import { useErrorText } from '@ringtag/i18n';
import { onDemand, showToast } from '@ringtag/ui';
import { createElement, useState, type ComponentType } from 'react';
import type { DialogState } from './form-dialog';

/**
 * A dialog that is loaded when the browser is idle, or when it is opened for the first time. If it cannot be loaded
 * then, a toast says so and the page stays. `load` imports a module with it as its default.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = onDemand(async () => (await load()).default);
  return function LazyDialog(props) {
    const { open, onClose } = props;
    const [wanted, setWanted] = useState(open);
    const errorText = useErrorText();
    const fail = () => {
      onClose();
      showToast({ variant: 'error', description: errorText({ textKey: 'network' }) });
    };
    const Dialog = part.usePart(open, fail);
    if (open && !wanted) setWanted(true);
    return wanted && Dialog ? createElement(Dialog, props) : null;
  };
}
