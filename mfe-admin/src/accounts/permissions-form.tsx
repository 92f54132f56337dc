import { MAX_ACTIVATION_LIMIT, ROLES } from '@ringtag/contracts';
import { FailureAlert, QuestionDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFormats } from '@ringtag/pages';
import { Button, Field, Inline, Section, Options, Select, Stack, TextInput } from '@ringtag/ui';
import { useState } from 'react';
import styles from './user.module.css';
import { useChangeUser, type UserDetail } from './users.queries';

/**
 * Changes the role and the limit of an account. Asks before the role changes, because the role opens or closes the
 * whole administration.
 */
export function PermissionsForm({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['operations', 'admin']);
  const { number } = useFormats();
  const change = useChangeUser(user.id);
  const [asking, setAsking] = useState(false);
  const name = user.name ?? user.email;
  const tell = () => showSuccess(t('accounts.user.saved'));
  const form = useForm({
    initial: {
      role: user.role,
      limit: user.activationLimit === null ? '' : String(user.activationLimit),
    },
    check: ({ limit }) => ({
      limit:
        readLimit(limit) === undefined &&
        t('accounts.user.limitInvalid', { max: number(MAX_ACTIVATION_LIMIT) }),
    }),
    onSubmit: ({ role: wanted, limit }) =>
      wanted === user.role
        ? change.mutate({ role: wanted, activationLimit: readLimit(limit) ?? null }, { onSuccess: tell })
        : setAsking(true),
    error: change.error,
  });
  const { role } = form.values;
  const becomes = role === 'role-admin' ? 'promote' : 'demote';
  return (
    <Section title={t('accounts.user.permissions')}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FailureAlert title={t('accounts.user.saveFailed')} error={!asking && form.failure} />
          <Field label={t('accounts.user.role')} hint={t(`accounts.user.roleHints.${role}`)}>
            <Select {...form.field('role')}>
              <Options values={ROLES} text={(each) => t(`accounts.user.roles.${each}`)} />
            </Select>
          </Field>
          <Field
            label={t('accounts.user.activationLimit')}
            hint={t('accounts.user.limitHint')}
            error={form.errors.limit}
          >
            <TextInput
              {...form.field('limit')}
              className={styles.limit}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
          <Inline justify="end">
            <Button type="submit" loading={change.isPending} loadingLabel={t('admin:saving')}>
              {t('admin:save')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <QuestionDialog
        danger={becomes === 'demote'}
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`accounts.user.${becomes}Title`, { name })}
        confirmLabel={t(`accounts.user.${becomes}Confirm`)}
        workingLabel={t('admin:saving')}
        errorTitle={t('accounts.user.saveFailed')}
        onConfirm={async () => {
          await change.mutateAsync({ role, activationLimit: readLimit(form.values.limit) ?? null });
          tell();
        }}
      >
        {t(`accounts.user.${becomes}Text`)}
      </QuestionDialog>
    </Section>
  );
}

/** Returns the limit, null when the account has the default limit, or undefined when the text is not a valid limit. */
function readLimit(text: string): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  const limit = /^\d{1,9}$/.test(digits) ? Number(digits) : Infinity;
  return limit <= MAX_ACTIVATION_LIMIT ? limit : undefined;
}
