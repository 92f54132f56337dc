import { useId, type ReactNode } from 'react';
import { Choice, type ChoiceProps } from './choice';
import { FieldGroup, type FieldGroupProps } from './field-group';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly RadioOption<Value>[];
  /** The chosen value; left out if there is none. */
  value?: Value;
  onChange: (value: Value) => void;
}

/** One of several options, for groups with a layout of their own: all of them have the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" look="radio" />;
}

/** Chooses one of several options. The browser handles the arrow keys and the single tab stop. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  ...group
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
