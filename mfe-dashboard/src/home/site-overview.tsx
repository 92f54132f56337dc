import { SCAN_DAYS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Facts, Options, Section, Select, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useId } from 'react';
import type { SiteNumbers } from '../next-steps/home.queries';
import look from '../page/look.module.css';
import { useView } from '../page/use-view';
import { CountsByDay } from './counts-by-day';
import styles from './home.module.css';

const PERIODS = [`${SCAN_DAYS.shown}`, `${SCAN_DAYS.max}`] as const;

/** What happens on the whole site, for administrators. */
export function SiteOverview({ site }: { site: SiteNumbers }) {
  const { t } = useTranslation('home');
  const { number, percent } = useFormats();
  const [period, choose] = useView(PERIODS, PERIODS[0]);
  const { codes, activatedCodes, projects, days } = site;
  const shown = days.slice(-Number(period));
  const share = codes > 0 && ` (${percent(activatedCodes / codes, 0)})`;
  const facts = [
    [t('site.codes'), number(codes)],
    [t('site.activated'), [number(activatedCodes), share]],
    [t('site.projects'), <Link to="/projects">{number(projects)}</Link>],
  ] as const;
  return (
    <Section
      size="lg"
      title={t('site.title')}
      aside={
        <Select
          size="sm"
          className={styles.period}
          aria-label={t('site.period')}
          value={period}
          onChange={({ target }) => choose(target.value)}
        >
          <Options values={PERIODS} text={(count) => t('site.days', { count: Number(count) })} />
        </Select>
      }
    >
      <Facts facts={facts} className={styles.sums} />
      <div className={styles.charts}>
        {(['activations', 'scans'] as const).map((what) => (
          <Happened
            key={what}
            name={t(`site.${what}`)}
            days={shown.map((each) => ({ day: each.day, count: each[what] }))}
          />
        ))}
      </div>
    </Section>
  );
}

interface HappenedProps {
  /** Such as "Scans". */
  name: string;
  days: { day: string; count: number }[];
}

function Happened({ name, days }: HappenedProps) {
  const { t } = useTranslation('home');
  const { number } = useFormats();
  const id = useId();
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <Stack as="section" aria-labelledby={id} gap={2}>
      <div className={styles.heading}>
        <h3 id={id} className={styles.happened}>
          {name}
        </h3>
        <span className={styles.sum}>{number(sum)}</span>
      </div>
      {sum > 0 ? (
        <CountsByDay days={days} name={name} />
      ) : (
        <p className={look.quiet}>{t('site.none', { count: days.length })}</p>
      )}
    </Stack>
  );
}
