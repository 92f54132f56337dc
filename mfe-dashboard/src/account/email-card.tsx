import { isEmail, LENGTH } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import type { User } from '@ringtag/session';
import { Button, Field, Inline, Section, Stack, TextInput } from '@ringtag/ui';
import {
  asksForCode,
  ConfirmingCode,
  CurrentPassword,
  MailboxStep,
  type StartedChallenge,
} from '@ringtag/verification';
import { useState } from 'react';
import { useEmailChange, useEmailVerify } from './account.queries';

/** Shows the e-mail address of the account and changes it. */
export function EmailCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  // Undefined until the form was open: after it, its button gets the focus.
  const [changing, setChanging] = useState<boolean>();
  return (
    <Section title={t('account.email.title')} text={t('account.email.text')}>
      <p>
        <strong>{user.email}</strong>
      </p>
      {changing ? (
        <EmailChange user={user} onClose={() => setChanging(false)} />
      ) : (
        <div>
          <Button variant="outline" autoFocus={changing === false} onClick={() => setChanging(true)}>
            {t('account.email.change')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/**
 * Asks for the new address, then for the code that is mailed to it. The owner is proven by the password, or by a code
 * from the old mailbox when there is no password.
 */
function EmailChange({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'verification']);
  const [challenge, setChallenge] = useState<StartedChallenge>();
  const change = useEmailChange();
  const verify = useEmailVerify();
  const done = () => {
    showSuccess(t('account.email.done'));
    onClose();
  };
  const emailInvalid = t('common:form.emailInvalid');
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: !isEmail(email.trim()) && emailInvalid,
      password: user.hasPassword && password === '' && t('verification:password.missing'),
    }),
    onSubmit: ({ email, password }) =>
      change.mutate({ email, ...(password && { password }) }, { onSuccess: setChallenge }),
    error: change.error,
    refusals: { email: emailInvalid, password: t('verification:password.missing') },
  });
  if (challenge) {
    const { challengeId } = challenge;
    return (
      <MailboxStep
        challenge={challenge}
        submitLabel={t('account.email.confirm')}
        failedTitle={t('account.email.failed')}
        onResent={setChallenge}
        onChangeEmail={() => {
          verify.reset();
          form.change({ password: '' });
          setChallenge(undefined);
        }}
        onSubmit={(code) => verify.mutate({ challengeId, code }, { onSuccess: done })}
        pending={verify.isPending}
        error={verify.error}
      />
    );
  }
  if (asksForCode(change.error) || change.variables?.code) {
    return (
      <ConfirmingCode
        purpose="confirm"
        submitLabel={t('account.email.submit')}
        failedTitle={t('account.email.failed')}
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
        call={change}
        onBack={change.reset}
      />
    );
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field
          label={t('account.email.new')}
          required
          hint={t('account.email.hint')}
          error={form.errors.email}
        >
          <TextInput
            {...form.field('email')}
            type="email"
            autoComplete="email"
            autoFocus
            maxLength={LENGTH.email.max}
          />
        </Field>
        {user.hasPassword && <CurrentPassword {...form.field('password')} error={form.errors.password} />}
        <FailureAlert title={t('account.email.failed')} error={form.failure} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('account.email.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
