import { CONVERSATION_PART, type PageKind, PHOTO } from '@ringtag/contracts';
import { buttonClass, Field, IconPlus } from '@ringtag/ui/static';
import { Fold } from '../fold';
import { PlainFileInput } from '../plain-file-input';
import type { Texts } from '../texts';
import styles from './conversation-fields.module.css';

interface FieldsProps {
  texts: Texts;
}

/**
 * Beginnings of messages, above the field for the text. A script shows them, puts one into the field and the cursor
 * where it goes on (`…`).
 */
export function QuickWords({ texts, pageKind }: FieldsProps & { pageKind: PageKind }) {
  const { plain } = texts;
  return (
    <ul className={styles.words} role="list" aria-label={plain.attachments.words.title} data-words hidden>
      {toWords(texts, pageKind).map((text) => (
        <li key={text}>
          <button type="button" className={styles.word} data-word={text}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function toWords({ plain }: Texts, pageKind: PageKind): string[] {
  if (pageKind === 'contact')
    return [
      plain.attachments.words.contact.a,
      plain.attachments.words.contact.b,
      plain.attachments.words.contact.c,
    ];
  return [
    plain.attachments.words.lost.a,
    plain.attachments.words.lost.b,
    plain.attachments.words.lost.c,
    plain.attachments.words.lost.d,
  ];
}

/** What a message may have besides its text. */
export function Additions({ texts, again }: FieldsProps & { again: boolean }) {
  return (
    <div className={styles.additions} data-additions>
      <Fold summary={texts.outcome.next.photos} open={again}>
        <PhotosField texts={texts} again={again} />
      </Fold>
      <PlaceField texts={texts} />
    </div>
  );
}

/** The field for photos, and what a script says about those that were chosen. */
function PhotosField({ texts, again }: FieldsProps & { again: boolean }) {
  const { plain } = texts;
  return (
    <div className={styles.group}>
      <Field
        id={CONVERSATION_PART.photos}
        label={plain.attachments.photos}
        hint={
          again ? `${plain.attachments.again} ${plain.attachments.photosHint}` : plain.attachments.photosHint
        }
      >
        <PlainFileInput
          className={styles.file}
          name="photos"
          accept={PHOTO.types.join()}
          multiple
          data-photos
        />
      </Field>
      <p
        role="status"
        className={styles.note}
        data-photos-note
        data-preparing={plain.attachments.preparing}
        data-first={plain.attachments.firstThree}
      />
      <div className={styles.previews} data-previews aria-hidden />
    </div>
  );
}

/** Asks the browser for the place, at a touch. A script shows it where the browser can tell. */
function PlaceField({ texts }: FieldsProps) {
  const { plain } = texts;
  return (
    <div className={styles.group} data-place hidden>
      <button type="button" className={styles.ask} data-place-ask>
        <IconPlus />
        {plain.attachments.place.ask}
      </button>
      <p
        role="status"
        className={styles.note}
        data-place-note
        data-asking={plain.attachments.place.asking}
        data-refused={plain.attachments.place.refused}
        data-unavailable={plain.attachments.place.unavailable}
        data-timeout={plain.attachments.place.timeout}
        data-shown={plain.attachments.place.shown}
      />
      <fieldset className={styles.choice} data-place-choice hidden>
        <legend>{plain.attachments.place.choice}</legend>
        <label>
          <input type="radio" name="about" value="true" defaultChecked />
          {plain.attachments.place.about}
        </label>
        <label>
          <input type="radio" name="about" value="" />
          {plain.attachments.place.exact}
        </label>
        <button type="button" className={buttonClass({ variant: 'plain', size: 'sm' })} data-place-remove>
          {plain.attachments.place.remove}
        </button>
      </fieldset>
      <input type="hidden" name="latitude" />
      <input type="hidden" name="longitude" />
      <input type="hidden" name="accuracy" />
    </div>
  );
}
