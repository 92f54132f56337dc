import { LENGTH, QUICK_REPLIES, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconPlus, IconTrash, Inline, Stack, TextInput } from '@ringtag/ui';
import { useState, type SubmitEvent } from 'react';
import look from '../page/look.module.css';
import { MoveButtons } from '../page/move-buttons';
import styles from './quick-replies-dialog.module.css';
import { useSaveQuickReplies } from './quick-replies.queries';

interface QuickRepliesDialogProps extends DialogState {
  replies: string[];
  /** Whether the reader has changed them. */
  isOwn: boolean;
}

interface Draft {
  key: string;
  body: string;
}

const toDraft = (body: string): Draft => ({ key: crypto.randomUUID(), body });

/** Changes the reader's quick replies and their order. */
export default function QuickRepliesDialog({ open, onClose, replies, isOwn }: QuickRepliesDialogProps) {
  const { t } = useTranslation('dashboard');
  const save = useSaveQuickReplies();
  const [drafts, setDrafts] = useState(() => replies.map(toDraft));

  const change = (key: string, body: string) =>
    setDrafts((before) => before.map((each) => (each.key === key ? { key, body } : each)));
  const move = (from: number, by: 1 | -1) => setDrafts((before) => moved(before, from, by));
  const saveAs = (next: string[] | null) => save.mutate(next, { onSuccess: onClose });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The same text twice would be one too many.
    const texts = new Set(drafts.map(({ body }) => trimmed(body)));
    saveAs([...texts].filter((text) => text !== ''));
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('inbox.quick.title')}
      submitLabel={t('inbox.quick.save')}
      workingLabel={t('inbox.quick.saving')}
      call={save}
      errorTitle={t('inbox.quick.failed')}
    >
      {(formId) => (
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap={4}>
            <p className={look.quiet}>{t('inbox.quick.text')}</p>
            {drafts.length === 0 && <p>{t('inbox.quick.none')}</p>}
            <ol role="list" className={styles.list}>
              {drafts.map(({ key, body }, i) => (
                <Inline as="li" key={key} gap={1}>
                  <TextInput
                    className={styles.text}
                    aria-label={t('inbox.quick.reply', { number: i + 1 })}
                    maxLength={LENGTH.quickReply.max}
                    dir="auto"
                    value={body}
                    onChange={(event) => change(key, event.target.value)}
                  />
                  <MoveButtons
                    place={i}
                    count={drafts.length}
                    labels={{
                      up: t('inbox.quick.up', { number: i + 1 }),
                      down: t('inbox.quick.down', { number: i + 1 }),
                    }}
                    onMove={(by) => move(i, by)}
                  />
                  <Button
                    variant="plain"
                    size="sm"
                    icon={<IconTrash />}
                    aria-label={t('inbox.quick.remove', { number: i + 1 })}
                    onClick={() => setDrafts(drafts.filter((each) => each.key !== key))}
                  />
                </Inline>
              ))}
            </ol>
            <Inline gap={2}>
              {drafts.length < QUICK_REPLIES.max ? (
                <Button
                  variant="outline"
                  size="sm"
                  icon={<IconPlus />}
                  onClick={() => setDrafts([...drafts, toDraft('')])}
                >
                  {t('inbox.quick.add')}
                </Button>
              ) : (
                <p className={look.quiet}>{t('inbox.quick.full', { max: QUICK_REPLIES.max })}</p>
              )}
              {isOwn && (
                <Button variant="plain" size="sm" onClick={() => saveAs(null)}>
                  {t('inbox.quick.reset')}
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

function moved(drafts: Draft[], from: number, by: 1 | -1): Draft[] {
  const draft = drafts[from]!;
  const others = drafts.filter((each) => each !== draft);
  return [...others.slice(0, from + by), draft, ...others.slice(from + by)];
}
