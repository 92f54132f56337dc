import { forgetLastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { PasswordField } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import { useSession, type User } from '@ringtag/session';
import { Alert, Button, Dialog, Field, Inline, Stack, TextInput } from '@ringtag/ui';
import { useState, type FormEvent } from 'react';
import { AccountCard } from './account-card';
import { useAccountDeletion } from './account.queries';
import styles from './account.module.css';
import { ConfirmingCode } from './confirming-code';

/** The end of an account. */
export function DeletionCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <AccountCard title={t('deletion.title')} text={t('deletion.text')}>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={t('deletion.question')} closeLabel={t('cancel')}>
        <Stack gap={4}>
          <p>{t('deletion.final')}</p>
          <ul className={styles.consequences}>
            <li>{t('deletion.codes')}</li>
            <li>{t('deletion.messages')}</li>
            <li>{t('deletion.devices')}</li>
          </ul>
          {open && <Deletion user={user} onCancel={close} />}
        </Stack>
      </Dialog>
    </AccountCard>
  );
}

/** Typed words first, then the proof: the password, or a mailed code where there is none. */
function Deletion({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation(['account', 'password']);
  const { signOut } = useSession();
  const deletion = useAccountDeletion();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ confirmation?: true; password?: true }>({});
  const [proving, setProving] = useState(false);
  function leave() {
    forgetLastSignIn();
    void signOut();
  }

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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      ...(typed.trim().toLowerCase() !== user.email.toLowerCase() && { confirmation: true as const }),
      ...(user.hasPassword && password === '' && { password: true as const }),
    };
    setFaults(found);
    if (focusFirstError(event.currentTarget, found)) return;
    if (user.hasPassword) deletion.mutate({ password }, { onSuccess: leave });
    else setProving(true);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field
          label={t('deletion.type', { email: user.email })}
          required
          error={faults.confirmation && t('deletion.mistyped')}
        >
          <TextInput
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFaults({});
            }}
          />
        </Field>
        {user.hasPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            error={faults.password && t('password:missing')}
            value={password}
            onChange={(value) => {
              setPassword(value);
              setFaults({});
            }}
          />
        )}
        {user.role === 'role-admin' && <Alert tone="warning">{t('deletion.administrator')}</Alert>}
        <FailureAlert title={t('deletion.failed')} error={deletion.error} />
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
