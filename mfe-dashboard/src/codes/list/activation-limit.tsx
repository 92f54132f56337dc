import { ActivationLimit } from '@ringtag/activation';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import type { MyCodeList } from '../codes.queries';
import styles from './my-codes.module.css';

/** How many codes the account has activated, and how many it may. */
export function CodesInUse({ list }: { list: MyCodeList }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  return (
    <p className={styles.inUse}>
      {t('myCodes.inUse', { used: number(list.activeCodes), count: list.activationLimit })}
    </p>
  );
}

/** Suggests an upgrade when no further code can be activated (specification 6 and 8). */
export function LimitReached({ list: { activeCodes, activationLimit } }: { list: MyCodeList }) {
  if (activeCodes < activationLimit) return null;
  return <ActivationLimit amongCodes currentCount={activeCodes} />;
}
