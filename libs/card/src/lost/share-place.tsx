import { cardPath, DOCUMENT_ID } from '@ringtag/contracts';
import { buttonClass, Stack } from '@ringtag/ui/static';
import styles from '../message.module.css';
import { IconPin } from '../way-icons';
import type en from './locales/en';

export interface SharePlaceProps {
  alias: string;
  texts: (typeof en)['share'];
  /** Of the form; the server's drawing has it at the end of the document. */
  formToken?: string | undefined;
  /** That others may read it, too. */
  helped?: string | undefined;
}

/**
 * One press writes to the owner that it was found, and leads to the conversation, where the place is asked for and shown
 * before it is sent. A plain form also where the application runs.
 */
export function SharePlace({ alias, texts, formToken, helped }: SharePlaceProps) {
  return (
    <form
      id={formToken ? undefined : DOCUMENT_ID.placeForm}
      method="post"
      action={`${cardPath(alias)}/message`}
    >
      <input type="hidden" name="body" value={texts.message} />
      {formToken && <input type="hidden" name="formToken" value={formToken} />}
      <Stack gap={2}>
        <button type="submit" name="then" value="place" className={buttonClass({ block: true })}>
          <IconPin />
          {texts.button}
        </button>
        <p className={styles.hint}>
          {texts.hint} {helped}
        </p>
      </Stack>
    </form>
  );
}
