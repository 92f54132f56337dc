import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import {
  Button,
  Card,
  IconCheckCircle,
  IconChevronEnd,
  IconClose,
  Inline,
  Stack,
  VisuallyHidden,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import { useEffect } from 'react';
import { myCodeQuery, type MyCode } from '../codes.queries';
import styles from './first-steps-card.module.css';
import { useCloseFirstSteps, useEndFirstSteps } from './first-steps.queries';

interface FirstStepsCardProps {
  /** The code that the steps lead to; without one there are none. */
  code: MyCode | undefined;
  /** Codes are on their way: the card keeps its place. */
  pending: boolean;
}

/** What to do after the first activation, with what is done already; closed for good by its owner, or when all is done. */
export function FirstStepsCard({ code, pending }: FirstStepsCardProps) {
  const { user } = useUser();
  if (user?.firstStepsClosed !== false) return null;
  if (code) return <OpenSteps code={code} />;
  return pending ? <StepsCard inert steps={STEPS.map((id) => ({ id, to: '.' }))} /> : null;
}

const STEPS = ['profile', 'page', 'qr'] as const;

interface Step {
  id: (typeof STEPS)[number];
  to: string;
  done?: boolean | undefined;
}

function OpenSteps({ code }: { code: MyCode }) {
  const { data: profile } = useQuery(profileQuery());
  const { data: detail } = useQuery(myCodeQuery(code.id));
  const steps = [
    { id: 'profile', to: '/profile', done: profile && (profile.fields.length > 0 || Boolean(profile.photo)) },
    { id: 'page', to: `/my-code/${code.id}?view=page`, done: detail && detail.template !== null },
    { id: 'qr', to: `/my-code/${code.id}?view=qr`, done: code.tried },
  ] satisfies Step[];
  const finished = steps.every(({ done }) => done);
  const { mutate: end } = useEndFirstSteps();
  useEffect(() => {
    if (finished) end();
  }, [finished, end]);
  // It does not appear for the moment until it is known that all is done.
  const mayBeFinished = code.scans > 0 && !(profile && detail);
  if (finished || mayBeFinished) return null;
  return <StepsCard steps={steps} />;
}

function StepsCard({ steps, inert }: { steps: Step[]; inert?: boolean }) {
  const { t } = useTranslation('dashboard');
  const close = useCloseFirstSteps();
  return (
    <Card as="section" aria-labelledby="first-steps" inert={inert}>
      <Stack gap={2}>
        <Inline gap={2} nowrap justify="between">
          <h2 id="first-steps" className={styles.heading}>
            {t('firstSteps.title')}
          </h2>
          <Button
            variant="plain"
            size="sm"
            icon={<IconClose />}
            aria-label={t('firstSteps.close')}
            onClick={() => close.mutate()}
          />
        </Inline>
        <ul role="list" className={styles.steps}>
          {steps.map(({ id, to, done }) => (
            <li key={id}>
              <Link to={to} className={styles.step} data-done={done || undefined}>
                <span className={styles.mark}>{done && <IconCheckCircle />}</span>
                <span className={styles.text}>
                  <strong>{t(`firstSteps.${id}.title`)}</strong>
                  {done && <VisuallyHidden> {t('firstSteps.done')}</VisuallyHidden>}
                  {!done && <span className={styles.why}>{t(`firstSteps.${id}.text`)}</span>}
                </span>
                <IconChevronEnd />
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
