// Not from the index, which brings Redux along.
import { storedModeChoice } from '@ringtag/display/stored-mode';
import type { ModeChoice } from '@ringtag/display/theme';
import { THEME_STORE_KEY } from '@ringtag/session';
import { useEffect, useState } from 'react';
import { loadDisplay } from './lazy-display';

/**
 * The choice of the mode for pages that start without the display state, and the function that changes it. The display
 * state loads with the first change, here or in another tab. Until then the document's inline script shows the mode.
 */
export function useStoredMode(): readonly [ModeChoice, (choice: ModeChoice) => void] {
  const [choice, setChoice] = useState(storedModeChoice);
  const showStored = () => setChoice(storedModeChoice());

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === THEME_STORE_KEY) void loadDisplay().then(showStored, showStored);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const choose = (next: ModeChoice) => {
    setChoice(next);
    void loadDisplay().then((display) => display.chooseMode(next), showStored);
  };
  return [choice, choose];
}
