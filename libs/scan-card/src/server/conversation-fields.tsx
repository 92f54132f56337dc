import { ATTACHMENT, CONVERSATION_PART, type PageKind, PHOTO } from '@ringtag/contracts';
import { buttonClass, Field } from '@ringtag/ui/static';
import styles from './conversation-attachments.module.css';
import { PlainFileInput } from './plain-file-input';
import type { Texts } from './texts';

interface FieldsProps {
  texts: Texts;
}

/**
 * Beginnings of messages, above the field for the text. A script shows them, puts one into the field and the cursor at
 * its gap (`…`).
 */
export function QuickWords({ texts, pageKind }: FieldsProps & { pageKind: PageKind }) {
  const { words } = texts.plain.attachments;
  return (
    <ul className={styles.words} role="list" aria-label={words.title} data-words hidden>
      {Object.values(words[pageKind]).map((text) => (
        <li key={text}>
          <button type="button" className={styles.word} data-word={text}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The field for photos, and what a script says about those that were chosen. */
export function PhotosField({ texts, again }: FieldsProps & { again: boolean }) {
  const { attachments } = texts.plain;
  return (
    <div className={styles.group}>
      <Field
        id={CONVERSATION_PART.photos}
        label={attachments.photos}
        hint={again ? `${attachments.again} ${attachments.photosHint}` : attachments.photosHint}
      >
        <PlainFileInput
          className={styles.file}
          name="photos"
          accept={PHOTO.types.join()}
          multiple
          data-photos={ATTACHMENT.photos}
        />
      </Field>
      <p
        role="status"
        className={styles.note}
        data-photos-note
        data-preparing={attachments.preparing}
        data-first={attachments.firstThree}
      />
      <div className={styles.previews} data-previews aria-hidden />
    </div>
  );
}

/** Asks the browser for the place, at a touch. A script shows it where the browser can tell. */
export function PlaceField({ texts }: FieldsProps) {
  const { place } = texts.plain.attachments;
  const { asking, refused, unavailable, timeout, shown } = place;
  return (
    <div className={styles.group} data-place hidden>
      <button type="button" className={buttonClass({ variant: 'outline', size: 'sm' })} data-place-ask>
        {place.ask}
      </button>
      <p
        role="status"
        className={styles.note}
        data-place-note
        data-asking={asking}
        data-refused={refused}
        data-unavailable={unavailable}
        data-timeout={timeout}
        data-shown={shown}
      />
      <fieldset className={styles.choice} data-place-choice hidden>
        <legend>{place.choice}</legend>
        <label>
          <input type="radio" name="about" value="true" defaultChecked />
          {place.about}
        </label>
        <label>
          <input type="radio" name="about" value="" />
          {place.exact}
        </label>
        <button type="button" className={buttonClass({ variant: 'plain', size: 'sm' })} data-place-remove>
          {place.remove}
        </button>
      </fieldset>
      <input type="hidden" name="latitude" />
      <input type="hidden" name="longitude" />
      <input type="hidden" name="accuracy" />
    </div>
  );
}
