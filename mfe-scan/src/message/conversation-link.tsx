import { conversationPath } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui/lite';
import { useState } from 'react';
import styles from './thank-you.module.css';

/** The link of the conversation to copy and share, where the browser can do it. The sender has no other way back. */
export function ConversationLink({ token }: { token: string }) {
  const { t } = useTranslation('outcome');
  const [copied, setCopied] = useState(false);
  // Without HTTPS browsers have no clipboard, and many have no share sheet.
  const { clipboard, share } = navigator as Partial<Navigator>;
  const url = location.origin + conversationPath(token);
  const copy = () =>
    clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <p>{t('thanks.keep')}</p>
      {clipboard && (
        <Button variant="outline" block onClick={() => void copy()}>
          {t('thanks.copy')}
        </Button>
      )}
      {share && (
        // The promise rejects when the person cancels.
        <Button variant="outline" block onClick={() => void navigator.share({ url }).catch(() => undefined)}>
          {t('thanks.share')}
        </Button>
      )}
      <p role="status" className={styles.copied}>
        {copied && t('thanks.copied')}
      </p>
    </>
  );
}
