import { isEmail, LENGTH } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { Field, TextInput } from '@ringtag/ui';
import { useInvite } from './helpers.queries';

/** Mails an invitation to help. */
export function InviteDialog({ codeId, open, onClose }: DialogState & { codeId: string }) {
  const { t } = useTranslation('helping');
  const invite = useInvite(codeId);
  const send = (email: string) =>
    invite.mutate(email, {
      onSuccess: () => {
        onClose();
        showSuccess(t('owner.invite.done', { email }));
      },
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('owner.invite.title')}
      submitLabel={t('owner.invite.submit')}
      workingLabel={t('owner.invite.working')}
      call={invite}
      errorTitle={t('owner.invite.failed')}
    >
      {(id) => <AddressForm id={id} onSend={send} />}
    </FormDialog>
  );
}

function AddressForm({ id, onSend }: { id: string; onSend: (email: string) => void }) {
  const { t } = useTranslation(['helping', 'common']);
  const { user } = useUser();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({
      email: !isEmail(email.trim())
        ? t('common:form.emailInvalid')
        : email.trim().toLowerCase() === user?.email.toLowerCase() && t('helping:owner.invite.own'),
    }),
    onSubmit: ({ email }) => onSend(email.trim()),
  });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Field
        label={t('helping:owner.invite.email')}
        hint={t('helping:owner.invite.hint')}
        error={form.errors.email}
      >
        <TextInput {...form.field('email')} type="email" autoComplete="off" maxLength={LENGTH.email.max} />
      </Field>
    </form>
  );
}
