import { ITEM_STATUSES, LENGTH, MAX_ACTIVATIONS, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFormats } from '@ringtag/pages';
import { Button, Field, Inline, Options, Select, Stack, Switch, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../../presets/preset-field';
import { isLimit } from '../activation-limit';
import { type Item, useChangeItem } from '../items.queries';

/** Changes the label and the status of a code, and whether and how often it may be activated. */
export function ItemForm({ item }: { item: Item }) {
  const { t } = useTranslation(['admin', 'items']);
  const change = useChangeItem(item.id);
  const { number } = useFormats();
  const form = useForm({
    initial: {
      label: item.label ?? '',
      status: item.status,
      activatable: item.activatable,
      viewOnly: item.viewOnly,
      maxActivations: item.maxActivations?.toString() ?? '',
      presetId: item.presetId ?? NO_PRESET,
    },
    check: ({ maxActivations }) => ({
      maxActivations:
        maxActivations.trim() !== '' &&
        !isLimit(maxActivations) &&
        t('items:limitInvalid', { max: number(MAX_ACTIVATIONS) }),
    }),
    onSubmit: ({ label, maxActivations, presetId, ...typed }) =>
      change.mutate(
        {
          ...typed,
          label: trimmed(label) || null,
          maxActivations: maxActivations.trim() === '' ? null : Number(maxActivations),
          // An unchanged preset is not sent: it may have been deleted, and then the server would refuse its id.
          ...(presetId !== (item.presetId ?? NO_PRESET) && { presetId: presetId || null }),
        },
        { onSuccess: () => showSuccess(t('item.saved')) },
      ),
    error: change.error,
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FailureAlert title={t('item.saveFailed')} error={form.failure} />
        <Field label={t('item.label')} hint={t('item.labelHint')}>
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
        <PresetField {...form.field('presetId')} otherwise="project" />
        <Inline justify="end">
          <Button type="submit" loading={change.isPending} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
