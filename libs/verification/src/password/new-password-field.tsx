import { LENGTH } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { classNames } from '@ringtag/ui';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field';
import { toStrength, type PasswordStrength } from './password-strength';

interface NewPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
  /** Adds a note that the field may stay empty. */
  optional?: boolean;
  /** Name and e-mail address of the person. A password that is made of them is weak. */
  about?: readonly string[];
  autoFocus?: boolean | undefined;
}

/** A field for a new password, with a hint about its strength. */
export function NewPasswordField({ optional, about = [], ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('verification');
  const length = t('password.length', { count: LENGTH.password.min });
  return (
    <div>
      <PasswordField
        label={optional ? t('password.optional') : t('password.new')}
        required={!optional}
        autoComplete="new-password"
        hint={optional ? t('password.optionalHint', { length }) : length}
        {...field}
      />
      {field.value && !field.error && <Strength level={toStrength(field.value, [brand.name, ...about])} />}
    </div>
  );
}

const MARKS: Record<PasswordStrength, number> = { weak: 1, fair: 2, strong: 3 };

function Strength({ level }: { level: PasswordStrength }) {
  const { t } = useTranslation('verification');
  return (
    <p role="status" className={styles.strength}>
      <span className={classNames(styles.marks, styles[level])} aria-hidden>
        {[1, 2, 3].map((mark) => (
          <span key={mark} className={classNames(styles.mark, mark <= MARKS[level] && styles.reached)} />
        ))}
      </span>
      {t('password.strength', { level: t(`password.levels.${level}`) })}
    </p>
  );
}
