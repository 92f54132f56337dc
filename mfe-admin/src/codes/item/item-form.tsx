import { useState, type FormEvent } from 'react';
import { ITEM_STATUSES, LENGTH, MAX_ACTIVATIONS, type ItemStatus, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Button, Field, Inline, Select, showToast, Stack, Switch, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../../presets/preset-field';
import { type Item, useChangeItem } from '../items.queries';
import { isLimit } from '../activation-limit';

/** Label, status, and whether and how often the code may be activated. */
export function ItemForm({ item }: { item: Item }) {
  const { t } = useTranslation(['admin', 'items']);
  const change = useChangeItem(item.id);
  const [label, setLabel] = useState(item.label ?? '');
  const [status, setStatus] = useState<ItemStatus>(item.status);
  const [activatable, setActivatable] = useState(item.activatable);
  const [viewOnly, setViewOnly] = useState(item.viewOnly);
  const [max, setMax] = useState(item.maxActivations?.toString() ?? '');
  const [presetId, setPresetId] = useState(item.presetId ?? NO_PRESET);
  const [maxInvalid, setMaxInvalid] = useState(false);
  const { number } = useFormats();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const limited = max.trim() !== '';
    if (limited && !isLimit(max)) return setMaxInvalid(true);
    const maxActivations = limited ? Number(max) : null;
    return change.mutate(
      {
        label: trimmed(label) || null,
        status,
        activatable,
        viewOnly,
        maxActivations,
        // What was not touched is not sent: it may be a preset that is gone.
        ...(presetId !== (item.presetId ?? NO_PRESET) && { presetId: presetId || null }),
      },
      { onSuccess: () => showToast({ variant: 'success', description: t('item.saved') }) },
    );
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={4}>
        <FailureAlert title={t('item.saveFailed')} error={change.error} />
        <Field label={t('item.label')} hint={t('item.labelHint')}>
          <TextInput
            value={label}
            maxLength={LENGTH.label.max}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
        <Field label={t('item.status')} hint={t(`item.statusHints.${status}`)}>
          <Select value={status} onChange={(event) => setStatus(event.target.value as ItemStatus)}>
            {ITEM_STATUSES.map((value) => (
              <option key={value} value={value}>
                {t(`item.statuses.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={t('item.activatable')}
          hint={t('item.activatableHint')}
          checked={activatable}
          onChange={(event) => setActivatable(event.target.checked)}
        />
        <Switch
          label={t('items:viewOnly')}
          hint={t('items:viewOnlyHint')}
          checked={viewOnly}
          onChange={(event) => setViewOnly(event.target.checked)}
        />
        <Field
          label={t('items:maxActivations')}
          hint={t('items:maxActivationsHint')}
          error={maxInvalid && t('items:limitInvalid', { max: number(MAX_ACTIVATIONS) })}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={max}
            onChange={(event) => {
              setMax(event.target.value);
              setMaxInvalid(false);
            }}
          />
        </Field>
        <PresetField value={presetId} onChange={setPresetId} otherwise="project" />
        <Inline justify="end">
          <Button type="submit" loading={change.isPending} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
