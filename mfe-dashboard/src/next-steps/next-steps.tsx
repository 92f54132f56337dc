import type { HomeStep } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { Button, classNames, IconChevronEnd, IconClose, Section } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import look from '../page/look.module.css';
import { useCloseFirstSteps, useEndFirstSteps } from './first-steps.queries';
import { type Home, nextStepsQuery } from './home.queries';
import styles from './next-steps.module.css';

const PATHS: Record<HomeStep, (codeId: string | null) => string> = {
  activate: () => '/scan',
  profile: () => '/profile',
  page: (codeId) => `/my-code/${codeId}?view=page`,
  try: (codeId) => `/my-code/${codeId}?view=qr`,
  'first-project': () => '/project',
  'first-codes': () => '/projects',
};

/** Those that an owner may hide. They come back on no page. */
const FIRST_STEPS: readonly HomeStep[] = ['profile', 'page', 'try'];

/** What is left to do, each with a link to the page where it is done. A step goes when it was done. */
export function NextSteps({ steps, inert }: { steps: Home['steps']; inert?: boolean }) {
  const { t } = useTranslation('dashboard');
  const close = useCloseFirstSteps();
  const hide = () => {
    close.mutate();
    // The pressed button goes with the list.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <div inert={inert}>
      <Section
        size="lg"
        title={t('nextSteps.title')}
        gap={3}
        aside={
          steps.some(({ step }) => FIRST_STEPS.includes(step)) && (
            <Button
              variant="plain"
              size="sm"
              icon={<IconClose />}
              aria-label={t('nextSteps.close')}
              onClick={hide}
            />
          )
        }
      >
        <ul role="list" className={classNames(look.divided, styles.steps)}>
          {steps.map(({ step, codeId }) => (
            <li key={step}>
              <Link to={PATHS[step](codeId)} className={styles.step}>
                <span className={styles.text}>
                  <strong>{t(`nextSteps.${step}.title`)}</strong>{' '}
                  <span className={look.quiet}>{t(`nextSteps.${step}.text`, { brand: brand.name })}</span>
                </span>
                <IconChevronEnd />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/**
 * The first steps of an owner, above the list of codes, until they are done or hidden.
 * @param holdsCode false until the codes are there: without one, nothing can be done yet
 */
export function FirstSteps({ holdsCode }: { holdsCode: boolean }) {
  const { user } = useUser();
  const isOpen = user?.firstStepsClosed === false;
  const { data, isFetching } = useQuery({ ...nextStepsQuery(), enabled: isOpen });
  const { mutate: end } = useEndFirstSteps();
  const steps = data?.filter(({ step }) => FIRST_STEPS.includes(step));
  const isDone = isOpen && steps?.length === 0;
  useEffect(() => {
    // What was read before the first code knows nothing of its steps.
    if (isDone && holdsCode && !isFetching) end();
  }, [isDone, holdsCode, isFetching, end]);
  if (!isOpen || isDone) return null;
  // Keeps the room while it loads.
  return <NextSteps inert={!steps} steps={steps ?? FIRST_STEPS.map((step) => ({ step, codeId: null }))} />;
}
