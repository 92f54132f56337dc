import { useEffect, useRef } from 'react';
import { Choice, type ChoiceProps } from './choice';

export interface CheckboxProps extends ChoiceProps {
  /** Neither on nor off, because only some of several things are chosen. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Choice {...rest} ref={input} type="checkbox" look="checkbox" />;
}

export type SwitchProps = ChoiceProps;

/** A switch, on or off. A change takes effect at once. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} type="checkbox" role="switch" look="switch" />;
}
