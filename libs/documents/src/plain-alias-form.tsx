import { LENGTH, toDisplayAlias } from '@ringtag/contracts';
import { buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import { fill, type Texts } from './texts';

const EXAMPLE = toDisplayAlias('KRTZM23456');
/** Leaves room for the hyphens and spaces that people type between the letters. */
const MAX_TYPED = 2 * LENGTH.alias.max;

interface PlainAliasFormProps {
  texts: Texts;
  /** What was typed and is not a code. */
  invalid?: string | undefined;
}

/** Opens the page of a code that is typed as it is printed. */
export function PlainAliasForm({ texts: { states }, invalid }: PlainAliasFormProps) {
  const { min, max } = LENGTH.alias;
  const error = fill(states.findCode.invalid, { min: String(min), max: String(max) });
  return (
    <form method="get" action="/scan" data-app noValidate>
      <Stack gap={4}>
        <Field
          id="plain-code"
          label={states.findCode.label}
          required
          hint={fill(states.findCode.hint, { example: EXAMPLE })}
          error={invalid !== undefined && error}
        >
          <TextInput
            name="code"
            maxLength={MAX_TYPED}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={invalid}
            autoFocus={invalid !== undefined}
          />
        </Field>
        <button type="submit" className={buttonClass({ block: true })}>
          {states.findCode.submit}
        </button>
      </Stack>
    </form>
  );
}
