import { useState, type FormEvent } from 'react';
import { ITEM_STATUSES, MAX_ACTIVATIONS, type ItemStatus } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Field, Select, Stack, TextInput } from '@ringtag/ui';
import { PresetField } from '../../presets/preset-field';
import { isLimit } from '../activation-limit';
import type { BulkChanges } from '../items.queries';
import { ProjectField } from './project-field';

const KEEP = '';
/** Apart from `KEEP`, which stands for no preset here. */
const KEEP_PRESET = 'keep';
const NO_LIMIT = 'none';
const LIMIT = 'limit';

interface BulkFormProps {
  id: string;
  projectId: string;
  onSubmit: (changes: BulkChanges) => void;
}

/** What the codes get; every part may stay as it is with each of them. */
export function BulkForm({ id, projectId, onSubmit }: BulkFormProps) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const [status, setStatus] = useState(KEEP);
  const [activatable, setActivatable] = useState(KEEP);
  const [viewOnly, setViewOnly] = useState(KEEP);
  const [limit, setLimit] = useState(KEEP);
  const [max, setMax] = useState('1');
  const [preset, setPreset] = useState(KEEP_PRESET);
  const [target, setTarget] = useState<string>();
  const [error, setError] = useState<'limit' | 'nothing'>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (limit === LIMIT && !isLimit(max)) return setError('limit');
    const changes: BulkChanges = {
      ...(status && { status: status as ItemStatus }),
      ...(activatable && { activatable: activatable === 'true' }),
      ...(viewOnly && { viewOnly: viewOnly === 'true' }),
      ...(limit && { maxActivations: limit === LIMIT ? Number(max) : null }),
      ...(preset !== KEEP_PRESET && { presetId: preset || null }),
      ...(target && { projectId: target }),
    };
    return Object.keys(changes).length > 0 ? onSubmit(changes) : setError('nothing');
  };
  const keep = <option value={KEEP}>{t('items:bulk.keep')}</option>;
  return (
    <form id={id} onSubmit={submit} onChange={() => setError(undefined)} noValidate>
      <Stack gap={4}>
        <Field label={t('item.status')} error={error === 'nothing' && t('items:bulk.nothing')}>
          <Select value={status} onChange={({ target: { value } }) => setStatus(value)}>
            {keep}
            {ITEM_STATUSES.map((value) => (
              <option key={value} value={value}>
                {t(`item.statuses.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <YesNo label={t('item.activatable')} value={activatable} onChange={setActivatable} />
        <YesNo label={t('items:viewOnly')} value={viewOnly} onChange={setViewOnly} />
        <Field label={t('items:maxActivations')}>
          <Select value={limit} onChange={({ target: { value } }) => setLimit(value)}>
            {keep}
            <option value={NO_LIMIT}>{t('items:noLimit')}</option>
            <option value={LIMIT}>{t('items:bulk.limit')}</option>
          </Select>
        </Field>
        {limit === LIMIT && (
          <Field
            label={t('items:bulk.limitTo')}
            required
            error={error === 'limit' && t('items:limitInvalid', { max: number(MAX_ACTIVATIONS) })}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={max}
              onChange={({ target: { value } }) => setMax(value)}
            />
          </Field>
        )}
        <PresetField
          value={preset}
          onChange={setPreset}
          otherwise="project"
          before={{ value: KEEP_PRESET, label: t('items:bulk.keep') }}
        />
        <ProjectField projectId={projectId} value={target} onChange={setTarget} />
      </Stack>
    </form>
  );
}

interface YesNoProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function YesNo({ label, value, onChange }: YesNoProps) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={KEEP}>{t('items:bulk.keep')}</option>
        <option value="true">{t('yes')}</option>
        <option value="false">{t('no')}</option>
      </Select>
    </Field>
  );
}
