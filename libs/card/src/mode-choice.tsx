import styles from './mode-choice.module.css';

/** How people want pages to look; `system` follows the device. */
const MODES = ['light', 'dark', 'system'] as const;

interface ModeChoiceProps {
  label: string;
  texts: Record<(typeof MODES)[number], string>;
  /** What is chosen, where it is known while drawing. The script of the document marks it, too. */
  chosen?: string;
}

/** Light, dark or as the system. The script of the document changes it (`starter/mode`): without one there is no choice. */
export function ModeChoice({ label, texts, chosen }: ModeChoiceProps) {
  return (
    <div role="group" aria-label={label} className={styles.modes}>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          className={styles.mode}
          data-mode={mode}
          aria-pressed={chosen === undefined ? undefined : chosen === mode}
        >
          {texts[mode]}
        </button>
      ))}
    </div>
  );
}
