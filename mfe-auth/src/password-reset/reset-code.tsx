import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { MailboxStep, NewPasswordFields, useNewPasswordRules } from '@ringtag/verification';
import type { CodeEntry } from '../account/code-page';
import { formError } from '../account/form-error';
import { usePasswordResetVerify } from './password-reset.queries';
import { useFinishReset } from './use-finish-reset';

/** What stands for the letters of an address that the server has masked. */
const MASK = '•';

export function ResetCode({ challenge, ...step }: CodeEntry) {
  const { t } = useTranslation('auth');
  const verify = usePasswordResetVerify();
  const { done, finish } = useFinishReset();
  const form = useForm({
    initial: { password: '', repeat: '' },
    ...useNewPasswordRules(),
    error: verify.error,
  });
  const { challengeId } = challenge;

  return (
    <MailboxStep
      {...step}
      challenge={challenge}
      submitLabel={t('reset.submit')}
      failedTitle={t('reset.failed')}
      progress={verify.isPending ? t('verifying') : done ? t('reset.changed') : undefined}
      check={form.check}
      onSubmit={(code) =>
        verify.mutate({ challengeId, code, password: form.values.password }, { onSuccess: finish })
      }
      pending={verify.isPending}
      error={formError(form.failure)}
    >
      {/* Tells password managers to which account the new password belongs. A tab that did not send the form has it masked. */}
      {!challenge.email.includes(MASK) && (
        <input type="email" autoComplete="username" value={challenge.email} readOnly hidden />
      )}
      <NewPasswordFields form={form} />
    </MailboxStep>
  );
}
