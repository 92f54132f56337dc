import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { DesignFields } from '@ringtag/qr-designer';
import { Button, Inline, Section, Stack } from '@ringtag/ui';
import type { FormEvent } from 'react';
import type { DesignEditor } from './use-design-editor';

/** Edits the design of the code. It is saved only when the server can read the drawn code. */
export function QrDesignForm({ editor }: { editor: DesignEditor }) {
  const { t } = useTranslation('qr');
  const { faults, dirty, saving, error } = editor;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await editor.submit()) showSuccess(t('saved'));
  };
  return (
    <Section size="lg" title={t('title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <p>{t('intro')}</p>
          <DesignFields design={editor} />
          <FailureAlert
            title={t('saveFailed')}
            error={faults.length === 0 && !editor.captionRefused && error}
          />
          <Inline gap={2}>
            <Button type="submit" loading={saving} loadingLabel={t('saving')}>
              {t('save')}
            </Button>
            {dirty && (
              <Button variant="outline" disabled={saving} onClick={editor.discard}>
                {t('discard')}
              </Button>
            )}
            {!editor.plain && (
              <Button variant="plain" disabled={saving} onClick={editor.toPlain}>
                {t('reset')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}
