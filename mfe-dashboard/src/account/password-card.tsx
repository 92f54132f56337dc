import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { NewPasswordFields, PasswordField, useNewPassword } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Inline, showToast, Stack } from '@ringtag/ui';
import { useState, type FormEvent } from 'react';
import { AccountCard } from './account-card';
import { asksForProof, usePasswordChange } from './account.queries';
import { ConfirmingCode } from './confirming-code';

/** Changes the password, or sets the first one. */
export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const [changing, setChanging] = useState(false);
  return (
    <AccountCard
      title={t('password.title')}
      text={user.hasPassword ? t('password.text') : t('password.textNone')}
    >
      {changing ? (
        <PasswordChange user={user} onClose={() => setChanging(false)} />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {user.hasPassword ? t('password.change') : t('password.set')}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}

function PasswordChange({ user: { email, hasPassword }, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['account', 'password']);
  const change = usePasswordChange();
  const fields = useNewPassword();
  const [current, setCurrent] = useState('');
  const [missing, setMissing] = useState(false);
  const { password } = fields;
  const submitLabel = hasPassword ? t('password.change') : t('password.set');
  const done = () => {
    showToast({ variant: 'success', description: t('password.done') });
    onClose();
  };

  if (asksForProof(change.error) || change.variables?.code) {
    return (
      <ConfirmingCode
        purpose="confirm"
        submitLabel={submitLabel}
        failedTitle={t('password.failed')}
        onSubmit={(proof) => change.mutate({ password, ...proof }, { onSuccess: done })}
        pending={change.isPending}
        error={change.error}
        onBack={change.reset}
      />
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const noCurrent = hasPassword && current === '';
    setMissing(noCurrent);
    const faults = { ...(noCurrent && { currentPassword: true }), ...fields.check() };
    if (focusFirstError(event.currentTarget, faults)) return;
    change.mutate({ password, ...(hasPassword && { currentPassword: current }) }, { onSuccess: done });
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        {hasPassword && (
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            error={missing && t('password:missing')}
            value={current}
            onChange={(typed) => {
              setCurrent(typed);
              setMissing(false);
            }}
          />
        )}
        <NewPasswordFields fields={fields} />
        <FailureAlert title={t('password.failed')} error={change.error} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
