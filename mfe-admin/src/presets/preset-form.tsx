import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DesignFields } from '@ringtag/qr-designer';
import { Button, ButtonLink, Card, Field, Inline, Stack, Switch, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useRef, type FormEvent } from 'react';
import type { PresetEditor } from './use-preset-editor';

interface PresetFormProps {
  editor: PresetEditor;
  onSubmit: () => void;
}

/** Edits the name and the design of a preset, and whether it is the default one. */
export function PresetForm({ editor, onSubmit }: PresetFormProps) {
  const { t } = useTranslation(['presets', 'admin']);
  const nameInput = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed(editor.name) === '') nameInput.current?.focus();
    onSubmit();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>{t('intro')}</p>
          <Field
            label={t('name')}
            required
            error={
              editor.nameMissing
                ? t('nameMissing')
                : editor.nameRefused && t('nameRefused', { max: LENGTH.name.max })
            }
          >
            <TextInput
              ref={nameInput}
              name="name"
              value={editor.name}
              maxLength={LENGTH.name.max}
              autoComplete="off"
              onChange={(event) => editor.change({ name: event.target.value })}
            />
          </Field>
          <DesignFields design={editor.design} />
          <Switch
            label={t('isDefault')}
            hint={t('isDefaultHint')}
            checked={editor.isDefault}
            onChange={(event) => editor.change({ isDefault: event.target.checked })}
          />
          <FailureAlert title={t('saveFailed')} error={editor.error} />
          <Inline gap={3} justify="end">
            <ButtonLink as={Link} to="/presets" variant="outline">
              {t('admin:cancel')}
            </ButtonLink>
            <Button type="submit" loading={editor.saving} loadingLabel={t('checking')}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
