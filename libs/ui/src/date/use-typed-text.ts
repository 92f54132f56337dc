import { useState } from 'react';

export interface TypedTextOptions {
  /** The value as text. */
  text: string;
  /** What a text means, or undefined when it is not valid. */
  parse: (text: string) => string | undefined;
  /** A valid value brought within the limits, or undefined when it cannot be chosen at all. */
  settle: (value: string) => string | undefined;
  clearable?: boolean;
  onChange: (value: string) => void;
}

/**
 * The text of a picker while somebody types it (specification 5). A valid value within the limits counts at once; on
 * blur a valid one is brought within the limits, and invalid text falls back to the last value.
 */
export function useTypedText({ text, parse, settle, clearable, onChange }: TypedTextOptions) {
  const [draft, setDraft] = useState<string>();
  return {
    text: draft ?? text,
    type: (typed: string) => {
      setDraft(typed);
      const value = parse(typed);
      if (value !== undefined && settle(value) === value) onChange(value);
    },
    leave: () => {
      setDraft(undefined);
      if (draft === undefined) return;
      const value = draft.trim() ? parse(draft) : undefined;
      const settled = value && settle(value);
      if (settled) onChange(settled);
      else if (!draft.trim() && clearable) onChange('');
    },
    /** Something else gave a value: what was typed no longer counts. */
    forget: () => setDraft(undefined),
  };
}
