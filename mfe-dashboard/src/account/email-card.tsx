import { isEmail, LENGTH } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Field, Inline, showToast, Stack, TextInput } from '@ringtag/ui';
import { MailboxStep, PasswordField, type StartedChallenge } from '@ringtag/verification';
import { useState } from 'react';
import { AccountCard } from './account-card';
import { asksForProof, useEmailChange, useEmailVerify } from './account.queries';
import { ConfirmingCode } from './confirming-code';

/** Shows the e-mail address of the account and changes it. */
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

/**
 * Asks for the new address, then for the code that is mailed to it. The owner is proven by the password, or by a code
 * from the old mailbox when there is no password.
 */
function EmailChange({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common', 'password']);
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const change = useEmailChange();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: !isEmail(email.trim()) && t('common:form.emailInvalid'),
      password: user.hasPassword && password === '' && t('password:missing'),
    }),
    onSubmit: ({ email, password }) =>
      change.mutate({ email, ...(password && { password }) }, { onSuccess: setChallenge }),
    error: change.error,
  });
  if (challenge) {
    return (
      <NewMailbox
        challenge={challenge}
        onResent={setChallenge}
        onBack={() => {
          form.change({ password: '' });
          setChallenge(undefined);
        }}
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
            { email: form.values.email, ...proof },
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
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('email.new')} required hint={t('email.hint')} error={form.errors.email}>
          <TextInput
            {...form.field('email')}
            type="email"
            autoComplete="email"
            autoFocus
            maxLength={LENGTH.email.max}
          />
        </Field>
        {user.hasPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            {...form.field('password')}
            error={form.errors.password}
          />
        )}
        <FailureAlert title={t('email.failed')} error={form.failure} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
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
