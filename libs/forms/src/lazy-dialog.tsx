import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import type { DialogState } from './form-dialog';

/** A dialog that is loaded when it is opened for the first time; `load` imports a module with it as its default. */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(load);
  return function LazyDialog(props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted && <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense>;
  };
}
