import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Facts, Section } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import type { Home } from '../next-steps/home.queries';
import look from '../page/look.module.css';
import { CountsByDay } from './counts-by-day';
import styles from './home.module.css';

/** The scans of all own codes on the last days. */
export function OwnScans({ home: { scans, activeCodes, activationLimit } }: { home: Home }) {
  const { t } = useTranslation(['home', 'dashboard']);
  const { number } = useFormats();
  const days = scans.map(({ day, scans }) => ({ day, count: scans }));
  const sum = days.reduce((all, { count }) => all + count, 0);
  const facts = [
    [t('dashboard:code.scansToday'), number(days.at(-1)?.count ?? 0)],
    [t('dashboard:code.scansRecently', { count: days.length }), number(sum)],
  ] as const;
  return (
    <Section
      size="lg"
      title={t('home:scans.title')}
      aside={<Link to="/my-codes">{t('dashboard:myCodes.title')}</Link>}
    >
      <Facts facts={facts} className={styles.sums} />
      {sum > 0 ? (
        <CountsByDay days={days} name={t('dashboard:code.scans')} label={t('home:scans.title')} />
      ) : (
        <p className={look.quiet}>{t('home:scans.none', { count: days.length })}</p>
      )}
      <p className={look.quiet}>
        {t('dashboard:myCodes.inUse', { used: number(activeCodes), count: activationLimit })}
      </p>
    </Section>
  );
}
