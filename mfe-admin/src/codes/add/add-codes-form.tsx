import { ApiError } from '@ringtag/api-client';
import { BATCH, CHOSEN_ALIAS, LENGTH, toDisplayAlias } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Field, Stack, Switch, TextArea, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../../presets/preset-field';
import type { NewItems } from '../items.queries';
import styles from './add-codes.module.css';
import { parseCount, parseNamedCodes, type ParsedCodes } from './parse-named-codes';

const KINDS = ['count', 'named'] as const;
type Kind = (typeof KINDS)[number];

/** How many wrong lines an error names. More would push the form out of sight. */
const PROBLEMS_SHOWN = 5;

interface AddCodesFormProps {
  id: string;
  /** Whether new codes of the project can be activated by default. */
  activatable: boolean;
  /** Why the last submit failed. */
  error: unknown;
  onSubmit: (body: NewItems) => void;
}

/** Asks for a number of random codes, or for named codes, one per line. */
export function AddCodesForm({ id, activatable, error, onSubmit }: AddCodesFormProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const linesError = useLinesError();
  const takenText = useTakenText();
  const countInvalid = t('addCodes.countInvalid', { max: number(BATCH.max) });
  const form = useForm({
    // The lines are named as in the DTO.
    initial: { kind: 'count' as Kind, count: '10', items: '', activatable, presetId: NO_PRESET },
    check: ({ kind, count, items }) => ({
      count: kind === 'count' && !parseCount(count) && countInvalid,
      items: kind === 'named' && linesError(parseNamedCodes(items)),
    }),
    onSubmit: ({ kind, count, items, presetId, ...start }) =>
      onSubmit({
        ...(kind === 'count' ? { count: parseCount(count) } : { items: parseNamedCodes(items).items }),
        ...start,
        ...(presetId && { presetId }),
      }),
    error,
    refusals: { count: countInvalid, items: t('addCodes.linesRefused'), presetId: t('preset.gone') },
  });
  const { kind } = form.values;

  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FailureAlert title={t('addCodes.failed')} error={form.failure} text={takenText} />
        <fieldset>
          <legend className={styles.legend}>{t('addCodes.kind')}</legend>
          <div className={styles.kinds}>
            {KINDS.map((value) => (
              <label key={value} className={styles.kind}>
                <input
                  type="radio"
                  name="kind"
                  value={value}
                  checked={kind === value}
                  onChange={() => form.change({ kind: value })}
                />
                {t(`addCodes.kinds.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {kind === 'count' ? (
          <Field
            label={t('addCodes.count')}
            required
            hint={t('addCodes.countHint', { max: number(BATCH.max) })}
            error={form.errors.count}
          >
            <TextInput {...form.field('count')} inputMode="numeric" autoComplete="off" />
          </Field>
        ) : (
          <Field
            label={t('addCodes.lines')}
            required
            hint={t('addCodes.linesHint', CHOSEN_ALIAS)}
            error={form.errors.items}
          >
            <TextArea
              {...form.field('items')}
              className={styles.lines}
              spellCheck={false}
              autoCapitalize="characters"
              placeholder={t('addCodes.linesExample')}
            />
          </Field>
        )}
        <PresetField {...form.field('presetId')} otherwise="project" error={form.errors.presetId} />
        <Switch label={t('addCodes.activatable')} {...form.toggle('activatable')} />
      </Stack>
    </form>
  );
}

/** Returns a function that says what is wrong with the lines, or undefined when all are right. */
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

/** Returns a function that names the alias of an `alias_taken` error. */
function useTakenText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('admin');
  return (error) => {
    const alias = error instanceof ApiError && error.code === 'alias_taken' ? error.data.alias : undefined;
    return typeof alias === 'string' ? t('addCodes.aliasTaken', { alias: toDisplayAlias(alias) }) : undefined;
  };
}
