import { useState } from 'react';

export interface TypedTextOptions {
  /** The current value as text. */
  text: string;
  /** The value of a text, or undefined if the text is not valid. */
  parse: (text: string) => string | undefined;
  /** The value within the limits, or undefined if it is none. */
  settle: (value: string) => string | undefined;
  onChange: (value: string) => void;
}

/**
 * The text of a picker while a person types it (specification 5). A valid value within the limits counts at once. On
 * blur, a valid value outside the limits moves to the nearest limit, and invalid text is replaced by the last value.
 */
export function useTypedText({ text, parse, settle, onChange }: TypedTextOptions) {
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
      else if (!draft.trim()) onChange('');
    },
    /** Drops what was typed, because the value was set in another way. */
    forget: () => setDraft(undefined),
  };
}
