import { useTranslation } from '@ringtag/i18n';
import { Button, IconRename } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { lazy, Suspense, useState } from 'react';
import styles from './quick-replies.module.css';
import { quickRepliesQuery } from './quick-replies.queries';

// Loaded when needed: most owners keep the suggested texts.
const QuickRepliesDialog = lazy(() => import('./quick-replies-dialog'));

const SUGGESTED = ['thanks', 'pickUp', 'where', 'post', 'handIn'] as const;

/** The reader's quick replies above the field for an answer. A tap gives one to the field and sends nothing. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('inbox');
  const { data: own } = useQuery(quickRepliesQuery());
  // Undefined until the dialog is opened for the first time. Only then is it loaded.
  const [editing, setEditing] = useState<boolean>();
  if (own === undefined) return null;
  const suggested = SUGGESTED.map((key) => t(`quick.suggested.${key}`));
  const replies = own ?? suggested;
  return (
    <div className={styles.replies}>
      <ul role="list" aria-label={t('quick.title')} className={styles.list}>
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
        aria-label={t('quick.edit')}
        onClick={() => setEditing(true)}
      />
      {editing !== undefined && (
        <Suspense fallback={null}>
          <QuickRepliesDialog
            open={editing}
            onClose={() => setEditing(false)}
            replies={replies}
            isOwn={own !== null}
          />
        </Suspense>
      )}
    </div>
  );
}
