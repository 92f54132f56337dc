import { isEmail, LENGTH } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Checkbox, Field, Stack, TextInput } from '@ringtag/ui';
import { ProofDialog, useProven } from '@ringtag/verification';
import { useState } from 'react';
import { toCodeName } from '../../codes/code-name';
import type { MyCodeDetail } from '../../codes/codes.queries';
import { type NewGift, useGiveCode } from './gift.queries';

interface GiveDialogProps extends DialogState {
  code: MyCodeDetail;
}

/** Asks to whom the code is given, and what goes along. */
export default function GiveDialog({ code, open, onClose }: GiveDialogProps) {
  const { t } = useTranslation('give');
  // The form is drawn anew after the proof, and still has what was typed.
  const [draft, setDraft] = useState<NewGift>();
  const close = () => {
    setDraft(undefined);
    onClose();
  };
  const give = useProven(useGiveCode(code.id), (_, { email }) => {
    close();
    showSuccess(t('done', { email }));
  });
  return (
    <>
      <FormDialog
        open={open && !give.proof.open}
        onClose={close}
        title={t('title', { code: toCodeName(code) })}
        submitLabel={t('confirm')}
        workingLabel={t('working')}
        call={{ isPending: give.proof.call.isPending, error: give.failure, reset: give.clear }}
        errorTitle={t('failed')}
      >
        {(id) => (
          <GiftForm
            id={id}
            code={code}
            draft={draft}
            error={give.failure}
            onGive={(gift) => {
              setDraft(gift);
              give.run(gift);
            }}
          />
        )}
      </FormDialog>
      <ProofDialog {...give.proof} />
    </>
  );
}

interface GiftFormProps {
  id: string;
  code: MyCodeDetail;
  /** What was typed before. */
  draft: NewGift | undefined;
  /** Why the last try failed. */
  error: unknown;
  onGive: (gift: NewGift) => void;
}

/** What can go along, and whether the owner has made any of it. */
const toMade = ({ label, design, template, card }: MyCodeDetail) =>
  ({ label: label !== null, design: design !== null, page: Boolean(template || card) }) as const;
const PARTS = ['label', 'design', 'page'] as const;

function GiftForm({ id, code, draft, error, onGive }: GiftFormProps) {
  const { t } = useTranslation(['give', 'common']);
  const made = toMade(code);
  // Its name is private until the owner says otherwise.
  const [along, setAlong] = useState({
    label: draft?.label ?? false,
    design: draft?.design ?? made.design,
    page: draft?.page ?? false,
  });
  const invalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: { email: draft?.email ?? '' },
    check: ({ email }) => ({ email: !isEmail(email.trim()) && invalid }),
    onSubmit: ({ email }) => onGive({ email: email.trim(), ...along }),
    error,
    refusals: { email: invalid },
  });
  const offered = PARTS.filter((part) => made[part]);
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('email')} hint={t('emailHint')} required error={form.errors.email}>
          <TextInput
            {...form.field('email')}
            type="email"
            name="email"
            autoComplete="off"
            maxLength={LENGTH.email.max}
          />
        </Field>
        {offered.map((part) => (
          <Checkbox
            key={part}
            label={t(`along.${part}`)}
            checked={along[part]}
            onChange={(event) => setAlong({ ...along, [part]: event.target.checked })}
          />
        ))}
        <p>{t('stays')}</p>
      </Stack>
    </form>
  );
}
