import { ApiError } from '@ringtag/api-client';
import { checkedKind, PageKindChoice, type TypedProfile } from '@ringtag/card/activation';
import { LENGTH } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, TextInput } from '@ringtag/ui/lite';
import { type StartedChallenge } from '@ringtag/verification';
import { useRef, useState, type FormEvent } from 'react';
import { findErrors, type DraftErrors } from '../activating/activation-draft';
import { isSecretRefused } from '../activating/outcome';
import { ProfileFields } from './profile-fields';
import { useCreateProfile } from './profile.queries';

const SecretField = lazyWithTexts(['activation', 'forms'], () => import('./secret-field'));

interface ActivationFormProps {
  alias: string;
  draft: TypedProfile;
  onChange: (draft: TypedProfile) => void;
  /** Asks for the secret that came with the code. */
  asksSecret: boolean | undefined;
  /** The person came back to correct this. A secret was refused. */
  startAt: 'email' | 'claimSecret' | undefined;
  onStarted: (challenge: StartedChallenge) => void;
  onRefused: (error: unknown) => void;
}

export function ActivationForm({
  alias,
  draft,
  onChange,
  asksSecret,
  startAt,
  onStarted,
  onRefused,
}: ActivationFormProps) {
  const { t } = useTranslation(['states', 'common']);
  const createProfile = useCreateProfile(alias);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<DraftErrors>(
    startAt === 'claimSecret' ? { claimSecret: 'refused' } : {},
  );
  // Set by the first tap. The button shows that it sends only when the rules have loaded.
  const sending = useRef(false);

  function change(part: Partial<TypedProfile>) {
    onChange({ ...draft, ...part });
    setErrors({});
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    // The rules load only when there is an optional field. If they do not load, the server still checks the fields.
    const rules = draft.fields.length > 0 ? await import('./field-errors').catch(() => undefined) : undefined;
    if (show({ ...findErrors(draft, asksSecret), ...rules?.findFieldErrors(draft) })) {
      sending.current = false;
      return;
    }
    createProfile.mutate(draft, {
      onSuccess: onStarted,
      onError: (error) => {
        sending.current = false;
        if (isSecretRefused(error)) show({ claimSecret: 'refused' });
        else if (rules && error instanceof ApiError) show(rules.findRefused(draft, error.fieldErrors));
        onRefused(error);
      },
    });
  }
  function show(found: DraftErrors): boolean {
    setErrors(found);
    return form.current !== null && focusFirstError(form.current, found);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <Field
          label={t('activation.name')}
          required
          hint={t('activation.nameHint')}
          error={errors.name && t(`common:form.${errors.name}`)}
        >
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={LENGTH.name.max}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        {asksSecret && (
          <SecretField
            value={draft.claimSecret}
            fault={errors.claimSecret}
            autoFocus={startAt === 'claimSecret'}
            onChange={(claimSecret) => change({ claimSecret })}
          />
        )}
        <Field
          label={t('common:form.email')}
          required
          hint={t('activation.emailHint')}
          error={errors.email && t(`common:form.${errors.email}`)}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            autoFocus={startAt === 'email'}
            maxLength={LENGTH.email.max}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <PageKindChoice
          texts={t('pageKind', { returnObjects: true })}
          checked={checkedKind(draft.pageKind, draft.fields)}
          onChoose={(pageKind) => change({ pageKind })}
        />
        <ProfileFields fields={draft.fields} errors={errors} onChange={(fields) => change({ fields })} />
        {Object.keys(errors).length === 0 && (
          <FailureAlert title={t('activation.failed')} error={createProfile.error} />
        )}
        <Button type="submit" block loading={createProfile.isPending} loadingLabel={t('common:sending')}>
          {t('activation.submit')}
        </Button>
      </Stack>
    </form>
  );
}
