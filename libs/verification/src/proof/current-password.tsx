import { useTranslation } from '@ringtag/i18n';
import type { ComponentProps } from 'react';
import { PasswordField } from '../password/password-field';

/** The password with which the owner of the account confirms a change. */
export function CurrentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>) {
  const { t } = useTranslation('proof');
  return <PasswordField label={t('currentPassword')} autoComplete="current-password" {...field} />;
}
