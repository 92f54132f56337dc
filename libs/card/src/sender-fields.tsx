import { LENGTH } from '@ringtag/contracts';
import { Field, IconPlus, Stack, TextInput } from '@ringtag/ui/static';
import type { MessageTexts } from './card-texts';
import styles from './message.module.css';

/** What was typed, as the form sends it. */
export type TypedMessage = Partial<Record<'kind' | 'body' | 'name' | 'email' | 'phone', string>>;

interface SenderFieldsProps {
  texts: MessageTexts;
  typed: TypedMessage;
  emailInvalid: boolean;
}

const FIELDS = ['name', 'email', 'phone'] as const;

/**
 * Optional ways for the owner to answer, in one line that opens, and the honeypot field, which only programs fill in.
 */
export function SenderFields({ texts, typed, emailInvalid }: SenderFieldsProps) {
  const control = (name: (typeof FIELDS)[number]) => ({
    name,
    maxLength: LENGTH[name].max,
    defaultValue: typed[name],
  });
  return (
    <>
      <details className={styles.sender} open={emailInvalid || FIELDS.some((name) => typed[name])}>
        <summary>
          <IconPlus />
          {texts.add}
        </summary>
        <Stack gap={3}>
          <p className={styles.hint}>{texts.senderHint}</p>
          <Field id="message-name" label={texts.senderName}>
            <TextInput {...control('name')} autoComplete="name" />
          </Field>
          <Field id="message-email" label={texts.senderEmail} error={emailInvalid && texts.emailInvalid}>
            <TextInput type="email" {...control('email')} autoComplete="email" />
          </Field>
          <Field id="message-phone" label={texts.senderPhone}>
            <TextInput type="tel" {...control('phone')} autoComplete="tel" />
          </Field>
        </Stack>
      </details>
      <div className={styles.trap} aria-hidden>
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
