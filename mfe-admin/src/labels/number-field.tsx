import { Field, TextInput } from '@ringtag/ui';
import { useState } from 'react';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | false;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A field for a number. When the field is left, the number is moved into its limits. */
export function NumberField({ label, hint, error, value, onChange, ...input }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const leave = () => {
    const number = Math.min(input.max, Math.max(input.min, Number(text.replace(',', '.')) || 0));
    setText(String(number));
    onChange(number);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        {...input}
        type="number"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.validity.valid && event.target.value) onChange(Number(event.target.value));
        }}
        onBlur={leave}
      />
    </Field>
  );
}
