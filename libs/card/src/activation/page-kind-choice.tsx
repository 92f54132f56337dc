import { PAGE_KINDS, type PageKind } from '@ringtag/contracts';
import { Miniature } from './miniature';
import styles from './page-kind-choice.module.css';

/** The texts of the choice in the reader's language. */
type PageKindTexts = Record<'title' | PageKind | `${PageKind}Hint`, string>;

interface PageKindChoiceProps {
  texts: PageKindTexts;
  checked: PageKind | undefined;
  /** Missing when the server draws the form: the browser then keeps the choice by itself. */
  onChoose?: (kind: PageKind) => void;
}

/** "What is this code on?": decides how the page of the code looks. */
export function PageKindChoice({ texts, checked, onChoose }: PageKindChoiceProps) {
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
