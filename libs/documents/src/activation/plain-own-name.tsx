import { LENGTH } from '@ringtag/contracts';
import { Alert, buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import type { ActivationTexts } from '../texts';

interface PlainOwnNameProps {
  /** The address of the page after an activation, which takes the name. */
  path: string;
  saved: boolean;
  texts: ActivationTexts;
}

/** Asks a new owner what the code is on, who alone sees the answer. A plain POST; empty for no name. */
export function PlainOwnName({ path, saved, texts }: PlainOwnNameProps) {
  const { label, hint, save, saved: said } = texts.activation.ownName;
  if (saved) return <Alert tone="success">{said}</Alert>;
  return (
    <form method="post" action={path} noValidate>
      <Stack gap={3}>
        <Field id="own-name" label={label} hint={hint}>
          <TextInput name="label" maxLength={LENGTH.label.max} autoComplete="off" />
        </Field>
        <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
          {save}
        </button>
      </Stack>
    </form>
  );
}
