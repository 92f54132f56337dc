import { conversationPath } from '@ringtag/contracts';
import { type DialogState, FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { copyLink } from '@ringtag/pages';
import { Alert, Button, Dialog, Field, IconCopy, IconShare, Inline, Stack, TextInput } from '@ringtag/ui';
import { useReplaceLink } from './conversation.queries';

interface SenderLinkDialogProps extends DialogState {
  /** The id of the conversation. */
  id: string;
}

/** Makes a new link for the sender of a conversation, after saying that the one before is dead then, and shows it. */
export function SenderLinkDialog({ id, open, onClose }: SenderLinkDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const link = useReplaceLink(id);
  const close = () => {
    if (link.isPending) return;
    onClose();
    link.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('inbox.link.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t(link.data ? 'close' : 'common:cancel')}
          </Button>
          {!link.data && (
            <Button
              loading={link.isPending}
              loadingLabel={t('inbox.link.making')}
              onClick={() => link.mutate()}
            >
              {t('inbox.link.make')}
            </Button>
          )}
        </>
      }
    >
      {link.data ? (
        <NewLink url={`${window.location.origin}${conversationPath(link.data.conversation)}`} />
      ) : (
        <Stack gap={4}>
          <FailureAlert title={t('inbox.link.failed')} error={link.error} />
          <p>{t('inbox.link.text')}</p>
        </Stack>
      )}
    </Dialog>
  );
}

function NewLink({ url }: { url: string }) {
  const { t } = useTranslation('dashboard');
  const copy = () => copyLink(url, { copied: t('code.linkCopied'), failed: t('code.copyFailed') });
  // The promise rejects when the person cancels.
  const share = () => navigator.share({ url }).catch(() => undefined);
  return (
    <Stack gap={4}>
      <Alert tone="success">{t('inbox.link.done')}</Alert>
      <Field label={t('inbox.link.label')}>
        <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Inline gap={2}>
        <Button icon={<IconCopy />} onClick={() => void copy()}>
          {t('code.copyLink')}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" icon={<IconShare />} onClick={() => void share()}>
            {t('code.share')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
