import { Button, Inline } from '@ringtag/ui';
import styles from './save-bar.module.css';

interface SaveBarProps {
  saving: boolean;
  texts: { unsaved: string; discard: string; save: string; saving: string };
  onDiscard: () => void;
}

/** Stays in view at the end of a long form while something in it is unsaved; its button submits the form. */
export function SaveBar({ saving, texts, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={texts.unsaved}>
      <span className={styles.text}>{texts.unsaved}</span>
      <Inline gap={2} nowrap>
        <Button variant="outline" disabled={saving} onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button type="submit" loading={saving} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </Inline>
    </div>
  );
}
