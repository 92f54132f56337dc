import { Inline, useFieldControl } from '@ringtag/ui';
import styles from './qr-designer.module.css';

interface ColorInputProps {
  name: string;
  value: string;
  onChange: (color: string) => void;
}

/** The browser's colour picker, with the value as text beside it. */
export function ColorInput({ name, value, onChange }: ColorInputProps) {
  return (
    <Inline gap={2} nowrap>
      <input
        {...useFieldControl({})}
        type="color"
        name={name}
        className={styles.swatch}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <code aria-hidden>{value}</code>
    </Inline>
  );
}
