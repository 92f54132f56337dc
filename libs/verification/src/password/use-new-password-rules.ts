import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';

export interface NewPassword {
  password: string;
  repeat: string;
}

/** What `useForm` needs for a new password: what is wrong with it, and the text if the server refuses it. */
export function useNewPasswordRules() {
  const { t } = useTranslation('verification');
  const tooShort = t('password.tooShort', { count: LENGTH.password.min });
  return {
    check: ({ password, repeat }: NewPassword) => {
      // Refused by the server as well (PWD-2).
      const isShort = password.length < LENGTH.password.min;
      return {
        password: isShort && tooShort,
        repeat: !isShort && repeat !== password && t('password.mismatch'),
      };
    },
    refusals: { password: tooShort },
  };
}
