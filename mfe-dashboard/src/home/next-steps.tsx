import type { HomeStep } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { classNames, IconChevronEnd, Section } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import look from '../page/look.module.css';
import styles from './home.module.css';
import type { Home } from './home.queries';

const PATHS: Record<HomeStep, (codeId: string | null) => string> = {
  activate: () => '/scan',
  profile: () => '/profile',
  page: (codeId) => `/my-code/${codeId}?view=page`,
  try: (codeId) => `/my-code/${codeId}?view=qr`,
  'first-project': () => '/project',
  'first-codes': () => '/projects',
};

/** What is left to do, each with a link to the page where it is done. */
export function NextSteps({ steps }: { steps: Home['steps'] }) {
  const { t } = useTranslation('home');
  return (
    <Section size="lg" title={t('steps.title')} gap={3}>
      <ul role="list" className={classNames(look.divided, styles.steps)}>
        {steps.map(({ step, codeId }) => (
          <li key={step}>
            <Link to={PATHS[step](codeId)} className={styles.step}>
              <span className={styles.text}>
                <strong>{t(`steps.${step}.title`)}</strong>{' '}
                <span className={look.quiet}>{t(`steps.${step}.text`)}</span>
              </span>
              <IconChevronEnd />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
