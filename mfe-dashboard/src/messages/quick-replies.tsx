import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconRename } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import styles from './quick-replies.module.css';
import { quickRepliesQuery } from './quick-replies.queries';

const QuickRepliesDialog = lazyDialog(() => import('./quick-replies-dialog'));

const SUGGESTED = ['thanks', 'pickUp', 'where', 'post', 'handIn'] as const;

/** The reader's quick replies above the field for an answer. A tap gives one to the field and sends nothing. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('dashboard');
  const { data: own } = useQuery(quickRepliesQuery());
  // Each opening has a number, so that it begins with what was saved.
  const [opening, setOpening] = useState({ number: 0, open: false });
  if (own === undefined) return <div className={styles.replies} />;
  const suggested = SUGGESTED.map((key) => t(`inbox.quick.suggested.${key}`));
  const replies = own ?? suggested;
  return (
    <div className={styles.replies}>
      <ul role="list" aria-label={t('inbox.quick.title')} className={styles.list}>
        {replies.map((text) => (
          <li key={text}>
            <button type="button" className={styles.reply} dir="auto" onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="plain"
        size="sm"
        icon={<IconRename />}
        aria-label={t('inbox.quick.edit')}
        onClick={() => setOpening(({ number }) => ({ number: number + 1, open: true }))}
      />
      <QuickRepliesDialog
        key={opening.number}
        open={opening.open}
        onClose={() => setOpening((before) => ({ ...before, open: false }))}
        replies={replies}
        isOwn={own !== null}
      />
    </div>
  );
}
