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
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import look from '../../page/look.module.css';
import { myCodeQuery, type MyCode } from '../codes.queries';
import styles from './first-steps-card.module.css';
import { useCloseFirstSteps, useEndFirstSteps } from './first-steps.queries';

interface FirstStepsCardProps {
  /** The code that the steps link to. Without a code there are no steps. */
  code: MyCode | undefined;
  /** True while the codes are loading. The card then reserves its room. */
  pending: boolean;
}

/**
 * Lists what to do after the first activation, and what of it is done. It disappears for good when the owner closes it
 * or everything is done.
 */
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
  const pageMade = detail && detail.template !== null;
  const steps = [
    { id: 'profile', to: '/profile', done: profile && (profile.fields.length > 0 || Boolean(profile.photo)) },
    { id: 'page', to: `/my-code/${code.id}?view=page`, done: pageMade },
    { id: 'qr', to: `/my-code/${code.id}?view=qr`, done: code.tried },
  ] satisfies Step[];
  const finished = steps.every(({ done }) => done);
  const { mutate: end } = useEndFirstSteps();
  useEffect(() => {
    if (finished) end();
  }, [finished, end]);
  // Until profile and code are loaded, everything may be done already. Then the card stays hidden, so that it does not
  // flash.
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
        <ul role="list" className={look.divided}>
          {steps.map(({ id, to, done }) => (
            <li key={id}>
              <Link to={to} className={styles.step} data-done={done || undefined}>
                <span className={styles.mark}>{done && <IconCheckCircle />}</span>
                <span className={styles.text}>
                  <strong>{t(`firstSteps.${id}.title`)}</strong>
                  {done && <VisuallyHidden> {t('firstSteps.done')}</VisuallyHidden>}
                  {!done && <span className={look.quiet}>{t(`firstSteps.${id}.text`)}</span>}
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
