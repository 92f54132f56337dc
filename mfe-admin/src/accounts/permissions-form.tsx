import { useRef, useState, type FormEvent } from 'react';
import { MAX_ACTIVATION_LIMIT, ROLES, type Role } from '@ringtag/contracts';
import { FailureAlert, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Button, Field, Inline, Section, Select, showToast, Stack, TextInput } from '@ringtag/ui';
import styles from './user.module.css';
import { useChangeUser, type UserDetail } from './users.queries';

/** Role and limit of an account. Another role is asked about first: it opens or closes the whole administration. */
export function PermissionsForm({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['accounts', 'admin']);
  const { number } = useFormats();
  const change = useChangeUser(user.id);
  const input = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<Role>(user.role);
  const [limit, setLimit] = useState(user.activationLimit === null ? '' : String(user.activationLimit));
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = user.name ?? user.email;
  const becomes = role === 'role-admin' ? 'promote' : 'demote';

  const save = (event: FormEvent) => {
    event.preventDefault();
    const activationLimit = limitOf(limit);
    setRefused(activationLimit === undefined);
    if (activationLimit === undefined) return input.current?.focus();
    if (role !== user.role) return setAsking(true);
    change.mutate({ role, activationLimit }, { onSuccess: tell });
  };
  const tell = () => showToast({ variant: 'success', description: t('user.saved') });
  return (
    <Section title={t('user.permissions')}>
      <form onSubmit={save} noValidate>
        <Stack gap={4}>
          <FailureAlert title={t('user.saveFailed')} error={!asking && change.error} />
          <Field label={t('user.role')} hint={t(`user.roleHints.${role}`)}>
            <Select value={role} onChange={({ target }) => setRole(target.value as Role)}>
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {t(`user.roles.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('user.activationLimit')}
            hint={t('user.limitHint')}
            error={refused && t('user.limitInvalid', { max: number(MAX_ACTIVATION_LIMIT) })}
          >
            <TextInput
              ref={input}
              className={styles.limit}
              value={limit}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => {
                setLimit(target.value);
                setRefused(false);
              }}
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
        title={t(`user.${becomes}Title`, { name })}
        confirmLabel={t(`user.${becomes}Confirm`)}
        cancelLabel={t('admin:cancel')}
        workingLabel={t('admin:saving')}
        errorTitle={t('user.saveFailed')}
        onConfirm={async () => {
          await change.mutateAsync({ role, activationLimit: limitOf(limit) ?? null });
          tell();
        }}
      >
        {t(`user.${becomes}Text`)}
      </QuestionDialog>
    </Section>
  );
}

/** Null for the limit of all accounts, undefined for what is no limit. */
function limitOf(text: string): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  const limit = /^\d{1,9}$/.test(digits) ? Number(digits) : Infinity;
  return limit <= MAX_ACTIVATION_LIMIT ? limit : undefined;
}
