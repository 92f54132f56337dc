import { ITEM_STATUSES, LENGTH, MAX_ACTIVATIONS, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, UnsavedGuard, useFormats } from '@ringtag/pages';
import { Button, Field, Inline, Options, Select, Stack, Switch, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../../presets/preset-field';
import { isLimit } from '../activation-limit';
import { type Item, useChangeItem } from '../items.queries';

const toDraft = (item: Item) => ({
  label: item.label ?? '',
  status: item.status,
  activatable: item.activatable,
  viewOnly: item.viewOnly,
  maxActivations: item.maxActivations?.toString() ?? '',
  presetId: item.presetId ?? NO_PRESET,
});

/** Changes the label and the status of a code, and whether and how often it may be activated. */
export function ItemForm({ item }: { item: Item }) {
  const { t } = useTranslation(['admin', 'items']);
  const change = useChangeItem(item.id);
  const { number } = useFormats();
  const limitInvalid = t('items:limitInvalid', { max: number(MAX_ACTIVATIONS) });
  const form = useForm({
    initial: toDraft(item),
    source: item,
    check: ({ maxActivations }) => ({
      maxActivations: maxActivations.trim() !== '' && !isLimit(maxActivations) && limitInvalid,
    }),
    onSubmit: async (draft) => {
      if (await save(draft)) showSuccess(t('item.saved'));
    },
    error: change.error,
    refusals: {
      label: t('items:import.problems.label', { max: LENGTH.label.max }),
      maxActivations: limitInvalid,
      presetId: t('preset.gone'),
    },
  });

  async function save({ label, maxActivations, presetId, ...typed }: typeof form.values): Promise<boolean> {
    try {
      const saved = await change.mutateAsync({
        ...typed,
        label: trimmed(label) || null,
        maxActivations: maxActivations.trim() === '' ? null : Number(maxActivations),
        // An unchanged preset is not sent: it may have been deleted, and then the server would refuse its id.
        ...(presetId !== (item.presetId ?? NO_PRESET) && { presetId: presetId || null }),
      });
      form.reset(toDraft(saved));
      return true;
    } catch {
      return false;
    }
  }
  return (
    <>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FailureAlert title={t('item.saveFailed')} error={form.failure} />
          <Field label={t('item.label')} hint={t('item.labelHint')} error={form.errors.label}>
            <TextInput {...form.field('label')} maxLength={LENGTH.label.max} autoComplete="off" />
          </Field>
          <Field label={t('item.status')} hint={t(`item.statusHints.${form.values.status}`)}>
            <Select {...form.field('status')}>
              <Options values={ITEM_STATUSES} text={(value) => t(`item.statuses.${value}`)} />
            </Select>
          </Field>
          <Switch
            label={t('item.activatable')}
            hint={t('item.activatableHint')}
            {...form.toggle('activatable')}
          />
          <Switch label={t('items:viewOnly')} hint={t('items:viewOnlyHint')} {...form.toggle('viewOnly')} />
          <Field
            label={t('items:maxActivations')}
            hint={t('items:maxActivationsHint')}
            error={form.errors.maxActivations}
          >
            <TextInput {...form.field('maxActivations')} inputMode="numeric" autoComplete="off" />
          </Field>
          <PresetField {...form.field('presetId')} otherwise="project" error={form.errors.presetId} />
          <Inline justify="end">
            <Button type="submit" loading={change.isPending} loadingLabel={t('saving')}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <UnsavedGuard
        dirty={form.dirty}
        saving={change.isPending}
        submit={async () => form.check() && save(form.values)}
      />
    </>
  );
}
