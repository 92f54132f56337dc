import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
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
import { myCodeQuery } from '../my-code/my-code.queries';
import type { MyCode } from '../my-codes/my-codes.queries';
import { profileQuery } from '../profile/profile.queries';
import { useCloseFirstSteps } from './close-first-steps.queries';
import styles from './first-steps-card.module.css';

/** What to do after the first activation, with what is done already; closed for good by its owner. */
export function FirstStepsCard({ code }: { code: MyCode | undefined }) {
  const { user } = useUser();
  return code && user?.firstStepsClosed === false ? <OpenSteps code={code} /> : null;
}

function OpenSteps({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { data: profile } = useQuery(profileQuery());
  const { data: detail } = useQuery(myCodeQuery(code.id));
  const close = useCloseFirstSteps();
  const steps = [
    { id: 'profile', to: '/profile', done: profile && (profile.fields.length > 0 || Boolean(profile.photo)) },
    { id: 'page', to: `/my-code/${code.id}?view=page`, done: detail && detail.template !== null },
    { id: 'qr', to: `/my-code/${code.id}?view=qr`, done: code.scans > 0 },
  ] as const;
  return (
    <Card as="section" aria-labelledby="first-steps">
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
                  <span className={styles.why}>{t(`firstSteps.${id}.text`)}</span>
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
