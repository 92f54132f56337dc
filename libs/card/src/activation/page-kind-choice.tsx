import { guessPageKind, PAGE_KINDS, type PageKind, trimmed } from '@ringtag/contracts';
import type { PreviewedField } from './activation-preview';
import { Miniature } from './miniature';
import styles from './page-kind-choice.module.css';

/** The texts of the choice in the reader's language. */
type PageKindTexts = Record<'title' | PageKind | `${PageKind}Hint`, string>;

interface PageKindChoiceProps {
  texts: PageKindTexts;
  /** What the person has chosen. Until then, the kind that the fields suggest is checked. */
  chosen: PageKind | undefined;
  /** The fields as they are typed; left out while they are not known, and then nothing is suggested. */
  fields: readonly PreviewedField[] | undefined;
  /** Missing when the server draws the form: the browser then keeps the choice by itself. */
  onChoose?: (kind: PageKind) => void;
}

/** "What is this code on?": decides how the page of the code looks. */
export function PageKindChoice({ texts, chosen, fields, onChoose }: PageKindChoiceProps) {
  const checked = chosen ?? (fields && guessPageKind(listShown(fields)));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{texts.title}</legend>
      <div className={styles.kinds}>
        {PAGE_KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <Miniature kind={kind} />
            <input
              type="radio"
              name="pageKind"
              value={kind}
              {...(onChoose
                ? { checked: kind === checked, onChange: () => onChoose(kind) }
                : { defaultChecked: kind === checked })}
            />
            <span className={styles.words}>
              {texts[kind]}
              <span className={styles.hint}>{texts[`${kind}Hint`]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What everybody will see. */
function listShown(fields: readonly PreviewedField[]) {
  return fields
    .filter(({ value, visibility }) => visibility === 'public' && trimmed(value) !== '')
    .map(({ key }) => key);
}
