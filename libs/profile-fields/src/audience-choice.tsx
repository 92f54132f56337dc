import { VISIBILITIES, type Visibility } from '@ringtag/contracts';
import { Inline, Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './profile-field-audience.module.css';

interface AudienceChoiceProps {
  /** Of the line that explains the choice. */
  id: string;
  /** Of the form control. */
  name: string;
  chosen: Visibility;
  /** Missing when the server draws the form: the browser then keeps the choice by itself. */
  onChoose?: (visibility: Visibility) => void;
  texts: { label: string; options: Record<Visibility, string>; audience: string };
  /** The button that removes the field. */
  remove: ReactNode;
}

/** Who sees a profile field: a choice, and a line that explains it. Drawn by the server and in the browser. */
export function AudienceChoice({ id, name, chosen, onChoose, texts, remove }: AudienceChoiceProps) {
  return (
    <Stack gap={1}>
      <Inline gap={2} nowrap>
        <div role="radiogroup" aria-label={texts.label} aria-describedby={id} className={styles.choice}>
          {VISIBILITIES.map((visibility) => (
            <label key={visibility} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={visibility}
                className={styles.input}
                {...(onChoose
                  ? { checked: visibility === chosen, onChange: () => onChoose(visibility) }
                  : { defaultChecked: visibility === chosen })}
              />
              {texts.options[visibility]}
            </label>
          ))}
        </div>
        {remove}
      </Inline>
      <p id={id} className={styles.audience}>
        {texts.audience}
      </p>
    </Stack>
  );
}
