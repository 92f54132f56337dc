import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';

export interface NewPassword {
  password: string;
  repeat: string;
}

/** Answers a function that finds what is wrong with a new password, by the name of the field. */
export function useNewPasswordCheck() {
  const { t } = useTranslation('password');
  return ({ password, repeat }: NewPassword) => {
    // Refused by the server as well (PWD-2).
    const tooShort = password.length < LENGTH.password.min;
    return {
      password: tooShort && t('tooShort', { count: LENGTH.password.min }),
      repeat: !tooShort && repeat !== password && t('mismatch'),
    };
  };
}
