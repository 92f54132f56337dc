import { LOST, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Field, Stack, TextArea, TextInput } from '@ringtag/ui';
import type { MyCode } from './codes.queries';
import { type LostChange, useMarkLost } from './lost.queries';

interface LostDialogProps extends DialogState {
  code: MyCode;
}

/** What the page of a lost code says to whoever finds it. Both texts are optional: the code is lost already. */
export default function LostDialog({ code, open, onClose }: LostDialogProps) {
  const { t } = useTranslation('dashboard');
  const mark = useMarkLost(code.id);
  const save = (said: LostChange) =>
    mark.mutate(said, {
      onSuccess: () => {
        onClose();
        showSuccess(t('lost.saved'));
      },
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('lost.title')}
      submitLabel={t('save')}
      workingLabel={t('saving')}
      call={mark}
      errorTitle={t('lost.saveFailed')}
    >
      {(id) => <WordsForm id={id} lost={code.lost} onSave={save} />}
    </FormDialog>
  );
}

interface WordsFormProps {
  id: string;
  lost: MyCode['lost'];
  onSave: (said: LostChange) => void;
}

/** A component of its own, so that each time the dialog opens, it starts with what the page says. */
function WordsForm({ id, lost, onSave }: WordsFormProps) {
  const { t } = useTranslation('dashboard');
  const form = useForm({
    initial: { words: lost?.words ?? '', reward: lost?.reward ?? '' },
    onSubmit: ({ words, reward }) => onSave({ words: trimmed(words), reward: trimmed(reward) }),
  });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <p>{t('lost.text')}</p>
        <Field label={t('lost.words')} hint={t('lost.wordsHint')}>
          <TextArea {...form.field('words')} maxLength={LOST.words.max} />
        </Field>
        <Field label={t('lost.reward')} hint={t('lost.rewardHint')}>
          <TextInput {...form.field('reward')} maxLength={LOST.reward.max} autoComplete="off" />
        </Field>
      </Stack>
    </form>
  );
}
