import { forgetLastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { Alert, Button, Dialog, Field, Inline, Section, Stack, TextInput } from '@ringtag/ui';
import { PasswordField } from '@ringtag/verification';
import { useState } from 'react';
import { useAccountDeletion } from './account.queries';
import { ConfirmingCode } from './confirming-code';

/** Deletes the account. */
export function DeletionCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={t('deletion.title')} text={t('deletion.text')}>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={t('deletion.question')} closeLabel={t('cancel')}>
        <Stack gap={4}>
          <p>{t('deletion.final')}</p>
          <ul>
            <li>{t('deletion.codes')}</li>
            <li>{t('deletion.messages')}</li>
            <li>{t('deletion.devices')}</li>
          </ul>
          {open && <Deletion user={user} onCancel={close} />}
        </Stack>
      </Dialog>
    </Section>
  );
}

/** Asks for a typed phrase first, then for the password, or for a mailed code when the account has no password. */
function Deletion({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation(['account', 'password']);
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
      confirmation: confirmation.trim().toLowerCase() !== user.email.toLowerCase() && t('deletion.mistyped'),
      password: user.hasPassword && password === '' && t('password:missing'),
    }),
    onSubmit: ({ password }) =>
      user.hasPassword ? deletion.mutate({ password }, { onSuccess: leave }) : setProving(true),
    error: deletion.error,
    refusals: { password: t('password:missing') },
  });

  if (proving) {
    return (
      <ConfirmingCode
        purpose="delete-account"
        submitLabel={t('deletion.submit')}
        failedTitle={t('deletion.failed')}
        onSubmit={(proof) => deletion.mutate(proof, { onSuccess: leave })}
        pending={deletion.isPending}
        error={deletion.error}
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
        <Field label={t('deletion.type', { email: user.email })} required error={form.errors.confirmation}>
          <TextInput {...form.field('confirmation')} autoComplete="off" autoCapitalize="none" />
        </Field>
        {user.hasPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            {...form.field('password')}
            error={form.errors.password}
          />
        )}
        {user.role === 'role-admin' && <Alert tone="warning">{t('deletion.administrator')}</Alert>}
        <FailureAlert title={t('deletion.failed')} error={form.failure} />
        <Inline gap={2} justify="end">
          <Button variant="outline" disabled={deletion.isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={deletion.isPending}>
            {t('deletion.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
