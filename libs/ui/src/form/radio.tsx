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
  /** What is chosen; nothing is while it is left out. */
  value?: Value;
  onChange: (value: Value) => void;
  /** The name in the form, where something looks for it there. */
  name?: string;
}

/** One of several. The arrow keys and the single tab stop are the platform's. */
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

/** One radio button, for groups with a layout of their own. */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" look="radio" />;
}
