import { ITEM_STATUSES, MAX_ACTIVATIONS, type ItemStatus } from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Field, Options, Select, type SelectProps, Stack, TextInput } from '@ringtag/ui';
import { PresetField } from '../../presets/preset-field';
import { isLimit } from '../activation-limit';
import type { BulkChanges } from '../items.queries';
import { ProjectField } from './project-field';

const KEEP = '';
/** Not `KEEP`: an empty value of this field means "no preset". */
const KEEP_PRESET = 'keep';
const NO_LIMIT = 'none';
const LIMIT = 'limit';

const NOTHING = {
  status: KEEP,
  activatable: KEEP,
  viewOnly: KEEP,
  limit: KEEP,
  max: '1',
  preset: KEEP_PRESET,
  target: undefined as string | undefined,
};

function changesIn({
  status,
  activatable,
  viewOnly,
  limit,
  max,
  preset,
  target,
}: typeof NOTHING): BulkChanges {
  return {
    ...(status && { status: status as ItemStatus }),
    ...(activatable && { activatable: activatable === 'true' }),
    ...(viewOnly && { viewOnly: viewOnly === 'true' }),
    ...(limit && { maxActivations: limit === LIMIT ? Number(max) : null }),
    ...(preset !== KEEP_PRESET && { presetId: preset || null }),
    ...(target && { projectId: target }),
  };
}

interface BulkFormProps {
  id: string;
  projectId: string;
  onSubmit: (changes: BulkChanges) => void;
}

/** Asks what to change. Every field can be left so that the codes keep their own value. */
export function BulkForm({ id, projectId, onSubmit }: BulkFormProps) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const form = useForm({
    initial: NOTHING,
    check: (typed) => ({
      max:
        typed.limit === LIMIT &&
        !isLimit(typed.max) &&
        t('items:limitInvalid', { max: number(MAX_ACTIVATIONS) }),
      status: Object.keys(changesIn(typed)).length === 0 && t('items:bulk.nothing'),
    }),
    onSubmit: (typed) => onSubmit(changesIn(typed)),
  });
  const { field } = form;
  const keep = <option value={KEEP}>{t('items:bulk.keep')}</option>;
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('item.status')} error={form.errors.status}>
          <Select {...field('status')}>
            {keep}
            <Options values={ITEM_STATUSES} text={(value) => t(`item.statuses.${value}`)} />
          </Select>
        </Field>
        <YesNo label={t('item.activatable')} {...field('activatable')} />
        <YesNo label={t('items:viewOnly')} {...field('viewOnly')} />
        <Field label={t('items:maxActivations')}>
          <Select {...field('limit')}>
            {keep}
            <option value={NO_LIMIT}>{t('items:noLimit')}</option>
            <option value={LIMIT}>{t('items:bulk.limit')}</option>
          </Select>
        </Field>
        {form.values.limit === LIMIT && (
          <Field label={t('items:bulk.limitTo')} required error={form.errors.max}>
            <TextInput {...field('max')} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        <PresetField
          {...field('preset')}
          otherwise="project"
          before={{ value: KEEP_PRESET, label: t('items:bulk.keep') }}
        />
        <ProjectField {...field('target')} projectId={projectId} />
      </Stack>
    </form>
  );
}

function YesNo({ label, ...field }: { label: string } & Pick<SelectProps, 'name' | 'value' | 'onChange'>) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <Field label={label}>
      <Select {...field}>
        <option value={KEEP}>{t('items:bulk.keep')}</option>
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </Select>
    </Field>
  );
}
