import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { copyText, showSuccess } from '@ringtag/pages';
import { Alert, Button, Dialog, IconCopy, Stack } from '@ringtag/ui';
import { useState } from 'react';
import styles from './made-token-dialog.module.css';
import type { CreatedToken } from './tokens.queries';

interface MadeTokenDialogProps extends DialogState {
  made: CreatedToken | undefined;
}

/** Shows the secret of a new token, which the server does not know any more. */
export default function MadeTokenDialog({ made, open, onClose }: MadeTokenDialogProps) {
  const { t } = useTranslation('releases');
  const [refused, setRefused] = useState(false);
  async function copy(token: string) {
    const copied = await copyText(token);
    setRefused(!copied);
    if (copied) showSuccess(t('tokens.copied'));
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={t('tokens.madeTitle', { remote: made?.created.remote ?? '' })}
      closeLabel={t('tokens.close')}
      actions={
        <>
          {/* The first one has the focus: nobody closes it by accident. */}
          <Button icon={<IconCopy />} onClick={() => made && void copy(made.token)}>
            {t('tokens.copy')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('tokens.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('tokens.madeText')}</p>
        <code className={styles.token} dir="ltr" translate="no">
          {made?.token}
        </code>
        {refused && <Alert>{t('tokens.copyFailed')}</Alert>}
      </Stack>
    </Dialog>
  );
}
