import { cardPath, DOCUMENT_ID } from '@ringtag/contracts';
import { Button, Stack } from '@ringtag/ui/static';
import styles from '../message.module.css';
import { IconPin } from '../way-icons';
import type en from './locales/en';

export interface SharePlaceProps {
  alias: string;
  texts: (typeof en)['share'];
  /** Of the form; the server's drawing has it at the end of the document. */
  formToken?: string | undefined;
  /** Whether others help the owner to answer. */
  helped?: boolean | undefined;
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
      noValidate
    >
      <input type="hidden" name="body" value={texts.message} />
      {formToken && <input type="hidden" name="formToken" value={formToken} />}
      <Stack gap={2}>
        <Button type="submit" name="then" value="place" block icon={<IconPin />}>
          {texts.button}
        </Button>
        <p className={styles.hint}>
          {texts.hint} {helped && texts.helped}
        </p>
      </Stack>
    </form>
  );
}
