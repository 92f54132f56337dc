import { isEmail } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { isTooShort, NewPasswordField, type StartedChallenge } from '@ringtag/verification';
import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useState, type FormEvent } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useRegister } from './register.mutation';

export interface SignUpDraft {
  email: string;
  /** Empty for an account that signs in with mailed codes. */
  password: string;
}

interface SignUpFormProps {
  draft: SignUpDraft;
  onChange: (draft: SignUpDraft) => void;
  onStarted: (challenge: StartedChallenge) => void;
}

export function SignUpForm({ draft, onChange, onStarted }: SignUpFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const register = useRegister();
  const [errors, setErrors] = useState<Partial<Record<keyof SignUpDraft, true>>>({});

  function change(part: Partial<SignUpDraft>) {
    onChange({ ...draft, ...part });
    setErrors({});
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = draft.email.trim();
    const { password } = draft;
    const found = {
      ...(!isEmail(email) && { email: true as const }),
      ...(password !== '' && isTooShort(password) && { password: true as const }),
    };
    setErrors(found);
    if (focusFirstError(event.currentTarget, found)) return;
    register.mutate({ email, ...(password && { password }) }, { onSuccess: onStarted });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <EmailField
          value={draft.email}
          onChange={(email) => change({ email })}
          invalid={errors.email === true}
        />
        <NewPasswordField
          optional
          value={draft.password}
          onChange={(password) => change({ password })}
          tooShort={errors.password === true}
          about={[draft.email]}
        />
        <FailureAlert title={t('signUp.failed')} error={formError(register.error)} />
        <Button type="submit" block loading={register.isPending} loadingLabel={t('common:sending')}>
          {t('signUp.submit')}
        </Button>
        <p>
          {t('signUp.haveAccount')} <Link to="/sign-in">{t('signIn.submit')}</Link>
        </p>
      </Stack>
    </form>
  );
}
