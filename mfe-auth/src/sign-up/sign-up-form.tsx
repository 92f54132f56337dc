import { isEmail, LENGTH } from '@ringtag/contracts';
import {
  FailureAlert,
  focusFirstError,
  isTooShort,
  NewPasswordField,
  type StartedChallenge,
} from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useState, type FormEvent } from 'react';
import { EmailField } from '../account/email-field';
import { formError } from '../account/form-error';
import { useRegister } from './register.mutation';

export interface SignUpDraft {
  name: string;
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
    const name = draft.name.trim();
    const email = draft.email.trim();
    const { password } = draft;
    const found = {
      ...(name === '' && { name: true as const }),
      ...(!isEmail(email) && { email: true as const }),
      ...(password !== '' && isTooShort(password) && { password: true as const }),
    };
    setErrors(found);
    if (focusFirstError(event.currentTarget, found)) return;
    register.mutate({ name, email, ...(password && { password }) }, { onSuccess: onStarted });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field label={t('common:form.name')} required error={errors.name && t('common:form.nameRequired')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={LENGTH.name.max}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
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
          about={[draft.name, draft.email]}
        />
        <FailureAlert title={t('signUp.failed')} error={formError(register.error)} />
        <Button
          type="submit"
          block
          loading={register.isPending}
          loadingLabel={t('common:verification.resending')}
        >
          {t('signUp.submit')}
        </Button>
        <p>
          {t('signUp.haveAccount')} <Link to="/sign-in">{t('signIn.submit')}</Link>
        </p>
      </Stack>
    </form>
  );
}
