import { cardPath, toDisplayAlias, isAlias, LENGTH, parseAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, TextInput } from '@ringtag/ui/lite';
import { useNavigate } from '@ringtag/vendor/router';
import { useRef, useState, type FormEvent } from 'react';

const EXAMPLE = toDisplayAlias('KRTZM23456');
/** Leaves room for the hyphens and spaces that people type between the letters. */
const MAX_TYPED = 2 * LENGTH.alias.max;

/** Opens the page of a code. People type the alias as printed, in any letter case, with or without hyphens. */
export function AliasForm({ initial = '' }: { initial?: string }) {
  const { t } = useTranslation('states');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [invalid, setInvalid] = useState(false);

  function open(event: FormEvent) {
    event.preventDefault();
    const alias = parseAlias(typed);
    setInvalid(!isAlias(alias));
    if (isAlias(alias)) void navigate(cardPath(alias));
    else input.current?.focus();
  }

  return (
    <form onSubmit={open} noValidate>
      <Stack gap={4}>
        <Field
          label={t('findCode.label')}
          required
          hint={t('findCode.hint', { example: EXAMPLE })}
          error={invalid && t('findCode.invalid', LENGTH.alias)}
        >
          <TextInput
            ref={input}
            name="code"
            value={typed}
            maxLength={MAX_TYPED}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setInvalid(false);
            }}
          />
        </Field>
        <Button type="submit" block>
          {t('findCode.submit')}
        </Button>
      </Stack>
    </form>
  );
}
