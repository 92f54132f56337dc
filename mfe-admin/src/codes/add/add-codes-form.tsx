import { useRef, useState, type FormEvent } from 'react';
import { BATCH, CHOSEN_ALIAS, LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Field, Stack, Switch, TextArea, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../../presets/preset-field';
import styles from './add-codes.module.css';
import type { NewItems } from '../items.queries';
import { parseCount, parseNamedCodes, type ParsedCodes } from './parse-named-codes';

const KINDS = ['count', 'named'] as const;
type Kind = (typeof KINDS)[number];

/** Lines named in an error; more would hide the form. */
const PROBLEMS_SHOWN = 5;

interface AddCodesFormProps {
  id: string;
  /** What the project's new codes start with. */
  activatable: boolean;
  onSubmit: (body: NewItems) => void;
}

/** Either a number of random codes or one line per named code. */
export function AddCodesForm({ id, activatable: initiallyActivatable, onSubmit }: AddCodesFormProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const linesError = useLinesError();
  const [kind, setKind] = useState<Kind>('count');
  const [count, setCount] = useState('10');
  const [lines, setLines] = useState('');
  const [activatable, setActivatable] = useState(initiallyActivatable);
  const [presetId, setPresetId] = useState(NO_PRESET);
  const [error, setError] = useState<string>();

  const fail = (text: string) => {
    setError(text);
    form.current?.querySelector<HTMLElement>('[name="entry"]')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = { activatable, ...(presetId && { presetId }) };
    if (kind === 'count') {
      const wanted = parseCount(count);
      if (!wanted) return fail(t('addCodes.countInvalid', { max: number(BATCH.max) }));
      return onSubmit({ count: wanted, ...start });
    }
    const parsed = parseNamedCodes(lines);
    const problem = linesError(parsed);
    return problem ? fail(problem) : onSubmit({ items: parsed.items, ...start });
  };

  return (
    <form id={id} ref={form} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <fieldset className={styles.kinds}>
          <legend>{t('addCodes.kind')}</legend>
          {KINDS.map((value) => (
            <label key={value} className={styles.kind}>
              <input
                type="radio"
                name="kind"
                value={value}
                checked={kind === value}
                onChange={() => {
                  setKind(value);
                  setError(undefined);
                }}
              />
              {t(`addCodes.kinds.${value}`)}
            </label>
          ))}
        </fieldset>
        {kind === 'count' ? (
          <Field
            label={t('addCodes.count')}
            required
            hint={t('addCodes.countHint', { max: number(BATCH.max) })}
            error={error}
          >
            <TextInput
              name="entry"
              inputMode="numeric"
              autoComplete="off"
              value={count}
              onChange={(event) => {
                setCount(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
        ) : (
          <Field
            label={t('addCodes.lines')}
            required
            hint={t('addCodes.linesHint', CHOSEN_ALIAS)}
            error={error}
          >
            <TextArea
              name="entry"
              className={styles.lines}
              spellCheck={false}
              autoCapitalize="characters"
              placeholder={t('addCodes.linesExample')}
              value={lines}
              onChange={(event) => {
                setLines(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
        )}
        <PresetField value={presetId} onChange={setPresetId} otherwise="project" />
        <Switch
          label={t('addCodes.activatable')}
          checked={activatable}
          onChange={(event) => setActivatable(event.target.checked)}
        />
      </Stack>
    </form>
  );
}

/** Answers what is wrong with the lines, or undefined. */
function useLinesError(): (parsed: ParsedCodes) => string | undefined {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  return ({ items, problems, tooMany }) => {
    if (items.length === 0) return t('addCodes.linesMissing');
    if (tooMany) return t('addCodes.linesTooMany', { max: number(BATCH.max) });
    if (problems.length === 0) return undefined;
    const shown = problems
      .slice(0, PROBLEMS_SHOWN)
      .map(({ line, problem }) => t(`addCodes.problems.${problem}`, { line, max: LENGTH.label.max }));
    const more = problems.length - shown.length;
    return [...shown, ...(more > 0 ? [t('addCodes.moreProblems', { count: more })] : [])].join(' ');
  };
}
