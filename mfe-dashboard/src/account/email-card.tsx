import { isEmail, LENGTH } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { MailboxStep, PasswordField, type StartedChallenge } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Field, Inline, showToast, Stack, TextInput } from '@ringtag/ui';
import { useState, type FormEvent } from 'react';
import { AccountCard } from './account-card';
import { asksForProof, useEmailChange, useEmailVerify } from './account.queries';
import { ConfirmingCode } from './confirming-code';

/** The address that the account is known by, and its way to another one. */
export function EmailCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  return (
    <AccountCard title={t('email.title')} text={t('email.text')}>
      <p>
        <strong>{user.email}</strong>
      </p>
      {changing ? (
        <EmailChange user={user} onClose={() => setChanging(false)} />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {t('email.change')}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}

/** The new address, a proof that it is the owner who asks where there is no password, and the code from the new one. */
function EmailChange({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const change = useEmailChange();
  if (challenge) {
    return (
      <NewMailbox
        challenge={challenge}
        onResent={setChallenge}
        onBack={() => setChallenge(undefined)}
        onDone={onClose}
      />
    );
  }
  if (asksForProof(change.error) || change.variables?.code) {
    return (
      <ConfirmingCode
        purpose="confirm"
        submitLabel={t('email.submit')}
        failedTitle={t('email.failed')}
        onSubmit={(proof) =>
          change.mutate(
            { email, ...proof },
            {
              onSuccess: (started) => {
                change.reset();
                setChallenge(started);
              },
            },
          )
        }
        pending={change.isPending}
        error={change.error}
        onBack={change.reset}
      />
    );
  }
  return (
    <EmailForm
      email={email}
      onEmail={setEmail}
      withPassword={user.hasPassword}
      pending={change.isPending}
      error={change.error}
      onCancel={onClose}
      onSubmit={(password) =>
        change.mutate({ email, ...(password && { password }) }, { onSuccess: setChallenge })
      }
    />
  );
}

interface EmailFormProps {
  email: string;
  onEmail: (email: string) => void;
  withPassword: boolean;
  pending: boolean;
  error: unknown;
  onCancel: () => void;
  onSubmit: (password: string) => void;
}

function EmailForm({ email, onEmail, withPassword, pending, error, onCancel, onSubmit }: EmailFormProps) {
  const { t } = useTranslation(['account', 'common', 'password']);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ email?: true; password?: true }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      ...(!isEmail(email.trim()) && { email: true as const }),
      ...(withPassword && password === '' && { password: true as const }),
    };
    setFaults(found);
    if (!focusFirstError(event.currentTarget, found)) onSubmit(password);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field
          label={t('email.new')}
          required
          hint={t('email.hint')}
          error={faults.email && t('common:form.emailInvalid')}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            autoFocus
            maxLength={LENGTH.email.max}
            value={email}
            onChange={(event) => {
              onEmail(event.target.value);
              setFaults({});
            }}
          />
        </Field>
        {withPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            error={faults.password && t('password:missing')}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setFaults({});
            }}
          />
        )}
        <FailureAlert title={t('email.failed')} error={error} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('email.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface NewMailboxProps {
  challenge: StartedChallenge;
  onResent: (challenge: StartedChallenge) => void;
  onBack: () => void;
  onDone: () => void;
}

function NewMailbox({ challenge, onDone, onBack, onResent }: NewMailboxProps) {
  const { t } = useTranslation('account');
  const verify = useEmailVerify();
  const { challengeId } = challenge;
  return (
    <MailboxStep
      challenge={challenge}
      submitLabel={t('email.confirm')}
      failedTitle={t('email.failed')}
      onResent={onResent}
      onChangeEmail={onBack}
      onSubmit={(code) =>
        verify.mutate(
          { challengeId, code },
          {
            onSuccess: () => {
              showToast({ variant: 'success', description: t('email.done') });
              onDone();
            },
          },
        )
      }
      pending={verify.isPending}
      error={verify.error}
    />
  );
}
