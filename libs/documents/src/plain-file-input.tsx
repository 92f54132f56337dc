import { useFieldControl } from '@ringtag/ui/static';
import type { InputHTMLAttributes } from 'react';

/** The browser's own field for files, which works without a script. */
export function PlainFileInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="file" {...useFieldControl(props)} />;
}
