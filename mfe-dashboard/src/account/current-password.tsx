import { useTranslation } from '@ringtag/i18n';
import { PasswordField } from '@ringtag/verification';
import type { ComponentProps } from 'react';

/** The password with which the owner of the account confirms a change. */
export function CurrentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>) {
  const { t } = useTranslation('profile');
  return <PasswordField label={t('account.password.current')} autoComplete="current-password" {...field} />;
}
