import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import type { User } from '@ringtag/session';
import { Button, Inline, Section, Stack } from '@ringtag/ui';
import {
  asksForCode,
  ConfirmingCode,
  CurrentPassword,
  NewPasswordFields,
  useNewPasswordRules,
} from '@ringtag/verification';
import { useState } from 'react';
import { usePasswordChange } from './account.queries';

/** Changes the password of the account, or sets the first one. */
export function PasswordCard({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  // Undefined until the form was open: after it, its button gets the focus.
  const [changing, setChanging] = useState<boolean>();
  return (
    <Section
      title={t('account.password.title')}
      text={user.hasPassword ? t('account.password.text') : t('account.password.textNone')}
    >
      {changing ? (
        <PasswordChange user={user} onClose={() => setChanging(false)} />
      ) : (
        <div>
          <Button variant="outline" autoFocus={changing === false} onClick={() => setChanging(true)}>
            {user.hasPassword ? t('account.password.change') : t('account.password.set')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function PasswordChange({ user: { email, hasPassword }, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'verification']);
  const change = usePasswordChange();
  const rules = useNewPasswordRules();
  const submitLabel = hasPassword ? t('account.password.change') : t('account.password.set');
  const done = () => {
    showSuccess(t('account.password.done'));
    onClose();
  };
  const form = useForm({
    initial: { currentPassword: '', password: '', repeat: '' },
    check: (typed) => ({
      currentPassword: hasPassword && typed.currentPassword === '' && t('verification:password.missing'),
      ...rules.check(typed),
    }),
    onSubmit: ({ password, currentPassword }) =>
      change.mutate({ password, ...(hasPassword && { currentPassword }) }, { onSuccess: done }),
    error: change.error,
    refusals: { currentPassword: t('verification:password.missing'), ...rules.refusals },
  });

  if (asksForCode(change.error) || change.variables?.code) {
    return (
      <ConfirmingCode
        purpose="confirm"
        submitLabel={submitLabel}
        failedTitle={t('account.password.failed')}
        onSubmit={(proof) => change.mutate({ password: form.values.password, ...proof }, { onSuccess: done })}
        call={change}
        onBack={change.reset}
      />
    );
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        {/* Tells password managers to which account the password belongs. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        {hasPassword && (
          <CurrentPassword {...form.field('currentPassword')} error={form.errors.currentPassword} autoFocus />
        )}
        <NewPasswordFields form={form} autoFocus={!hasPassword} />
        <FailureAlert title={t('account.password.failed')} error={form.failure} />
        <Inline gap={2}>
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
