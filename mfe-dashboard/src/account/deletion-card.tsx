import { forgetLastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { Alert, Button, Dialog, Field, Inline, Section, Stack, TextInput } from '@ringtag/ui';
import { ConfirmingCode, CurrentPassword } from '@ringtag/verification';
import { useState } from 'react';
import { useAccountDeletion } from './account.queries';

/** Deletes the account. */
export function DeletionCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={t('account.deletion.title')} text={t('account.deletion.text')}>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('account.deletion.open')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={t('account.deletion.question')}
        closeLabel={t('account.cancel')}
      >
        <Stack gap={4}>
          <p>{t('account.deletion.final')}</p>
          <ul>
            <li>{t('account.deletion.codes')}</li>
            <li>{t('account.deletion.messages')}</li>
            <li>{t('account.deletion.devices')}</li>
          </ul>
          {open && <Deletion user={user} onCancel={close} />}
        </Stack>
      </Dialog>
    </Section>
  );
}

/** Asks for a typed phrase first, then for the password, or for a mailed code when the account has no password. */
function Deletion({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation(['profile', 'verification']);
  const { signOut } = useSession();
  const deletion = useAccountDeletion();
  const [proving, setProving] = useState(false);
  function leave() {
    forgetLastSignIn();
    void signOut();
  }
  const form = useForm({
    initial: { confirmation: '', password: '' },
    check: ({ confirmation, password }) => ({
      confirmation:
        confirmation.trim().toLowerCase() !== user.email.toLowerCase() && t('account.deletion.mistyped'),
      password: user.hasPassword && password === '' && t('verification:password.missing'),
    }),
    onSubmit: ({ password }) =>
      user.hasPassword ? deletion.mutate({ password }, { onSuccess: leave }) : setProving(true),
    error: deletion.error,
    refusals: { password: t('verification:password.missing') },
  });

  if (proving) {
    return (
      <ConfirmingCode
        purpose="delete-account"
        submitLabel={t('account.deletion.submit')}
        failedTitle={t('account.deletion.failed')}
        onSubmit={(proof) => deletion.mutate(proof, { onSuccess: leave })}
        call={deletion}
        onBack={() => {
          deletion.reset();
          setProving(false);
        }}
      />
    );
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field
          label={t('account.deletion.type', { email: user.email })}
          required
          error={form.errors.confirmation}
        >
          <TextInput {...form.field('confirmation')} autoComplete="off" autoCapitalize="none" autoFocus />
        </Field>
        {user.hasPassword && <CurrentPassword {...form.field('password')} error={form.errors.password} />}
        {user.role === 'role-admin' && <Alert tone="warning">{t('account.deletion.administrator')}</Alert>}
        <FailureAlert title={t('account.deletion.failed')} error={form.failure} />
        <Inline gap={2} justify="end">
          <Button variant="outline" disabled={deletion.isPending} onClick={onCancel}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={deletion.isPending}>
            {t('account.deletion.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
