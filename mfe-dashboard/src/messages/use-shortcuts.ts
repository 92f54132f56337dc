import { browserStorage } from '@ringtag/session';
import { useEffect, useRef, useState } from 'react';

const STORED = 'message-shortcuts';

/** Keys that repeat while they are held down. */
const REPEATED = ['j', 'k'];

/**
 * Runs the action of a pressed key, unless the focus is in a text field or a dialog or menu is open. On keyboards
 * without Latin letters, the position of the key counts.
 */
export function useShortcuts(actions: Partial<Record<string, () => void>>, enabled: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (takesText(event.target) || document.querySelector('dialog[open], [role="menu"]')) return;
      const key = readKey(event);
      const action = latest.current[key];
      if (!action || (event.repeat && !REPEATED.includes(key))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  );
}

function readKey({ key, code }: KeyboardEvent): string {
  const foreignLetter = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return foreignLetter ? code.replace(/^Key/, '').toLowerCase() : key;
}

/**
 * Returns whether shortcuts of one key are on, and a function to change that. People who use speech input must be able
 * to switch them off (WCAG 2.1.4). This browser keeps the choice.
 */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(() => browserStorage.get(STORED) !== 'off');
  const change = (next: boolean) => {
    if (next) browserStorage.remove(STORED);
    else browserStorage.set(STORED, 'off');
    setEnabled(next);
  };
  return [enabled, change];
}
