import { useId, type ReactNode } from 'react';
import { Choice, type ChoiceProps } from './choice';
import { FieldGroup, type FieldGroupProps } from './field-group';

export interface RadioOption<Value extends string> {
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
  /** The name of the inputs, if code looks for them in the form. */
  name?: string;
}

/** Chooses one of several options. The browser handles the arrow keys and the single tab stop. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name: ownName,
  ...group
}: RadioGroupProps<Value>) {
  const generatedName = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {options.map((option) => (
        <Radio
          key={option.value}
          {...option}
          name={ownName ?? generatedName}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}

export type RadioProps = ChoiceProps;

/** One radio button, for groups with their own layout. */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" look="radio" />;
}
