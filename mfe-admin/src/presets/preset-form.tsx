import { LENGTH } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { PreviewColumns, UnsavedGuard } from '@ringtag/pages';
import { DesignFields } from '@ringtag/qr-designer';
import { Button, ButtonLink, Card, Field, Inline, Stack, Switch, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import PresetPicture from './preset-picture';
import type { Preset } from './presets.queries';
import { usePresetForm } from './use-preset-form';

/** Edits the name and the design of a preset, and whether it is the default one. Draws it while it is changed. */
export function PresetForm({ preset }: { preset?: Preset }) {
  const { t } = useTranslation(['presets', 'admin']);
  const form = usePresetForm(preset);
  return (
    <>
      <PreviewColumns
        form={
          <Card>
            <form onSubmit={form.submit} noValidate>
              <Stack gap={4}>
                <p>{t('intro')}</p>
                <Field label={t('name')} required error={form.errors.name}>
                  <TextInput {...form.field('name')} maxLength={LENGTH.name.max} autoComplete="off" />
                </Field>
                <DesignFields design={form.design} />
                <Switch label={t('isDefault')} hint={t('isDefaultHint')} {...form.toggle('isDefault')} />
                <FailureAlert title={t('saveFailed')} error={form.failure} />
                <Inline gap={3} justify="end">
                  <ButtonLink as={Link} to="/presets" variant="outline">
                    {t('admin:cancel')}
                  </ButtonLink>
                  <Button type="submit" loading={form.saving} loadingLabel={t('checking')}>
                    {t('save')}
                  </Button>
                </Inline>
              </Stack>
            </form>
          </Card>
        }
        preview={<PresetPicture design={form.design.draft} label={t('preview')} />}
      />
      <UnsavedGuard dirty={form.dirty} saving={form.saving} submit={form.save} />
    </>
  );
}
