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

/** A field for a number. When it is left, a number is moved into its limits; without a number it takes the last one. */
export function NumberField({ label, hint, error, value, onChange, ...input }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const leave = () => {
    const typed = text === '' ? value : Number(text);
    const number = Math.min(input.max, Math.max(input.min, typed));
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
        // Enter sends the form without leaving the field: what is sent must be what it shows.
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </Field>
  );
}
