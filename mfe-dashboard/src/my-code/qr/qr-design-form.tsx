import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { DesignFields } from '@ringtag/qr-designer';
import { Button, Card, showToast, Stack } from '@ringtag/ui';
import type { FormEvent } from 'react';
import styles from '../../codes/codes.module.css';
import own from './qr.module.css';
import type { DesignEditor } from './use-design-editor';

/** Edits the design of the code. It is saved only when the server can read the drawn code. */
export function QrDesignForm({ editor }: { editor: DesignEditor }) {
  const { t } = useTranslation('qr');
  const { faults, dirty, saving, error } = editor;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await editor.submit()) showToast({ variant: 'success', description: t('saved') });
  };
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2 className={styles.heading}>{t('title')}</h2>
          <p>{t('intro')}</p>
          <DesignFields design={editor} />
          <FailureAlert
            title={t('saveFailed')}
            error={faults.length === 0 && !editor.captionRefused && error}
          />
          <div className={own.actions}>
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
          </div>
        </Stack>
      </form>
    </Card>
  );
}
