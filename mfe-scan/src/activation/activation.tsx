import { cardPath } from '@ringtag/contracts';
import { lazyWithTexts, loadTexts, useTranslation } from '@ringtag/i18n';
import { Alert, Spinner, Stack } from '@ringtag/ui/lite';
import { useNavigate } from '@ringtag/vendor/router';
import { Suspense, useState } from 'react';
import { keepDraft, keptDraft } from '../activating/activation-draft';
import { mayHaveBegun } from '../activating/begun-step';
import type { Outcome } from '../card/activated-code';
import { PageCard } from '../layout/page-card';
import { ActivationForm } from './activation-form';
import type { ActivationProps } from './signed-in-activation';

const SignedInActivation = lazyWithTexts(['activation', 'forms'], () => import('./signed-in-activation'));
const BegunStepLink = lazyWithTexts(['activation'], () => import('../code-step/begun-step-link'));
/** Loads the code step once the form is used. Most people who scan a code never get there. */
const preloadStep = () =>
  Promise.all([import('../code-step/verify.page'), loadTexts('activation', 'forms', 'verification')]);

/** The control at which a person goes on who came back to the form. */
const CORRECTED: Partial<Record<Outcome, 'email' | 'claimSecret'>> = {
  correcting: 'email',
  secretRefused: 'claimSecret',
};

interface Props extends ActivationProps {
  /** What has just happened: the code was unactivated here, or the person came back to correct the address. */
  outcome: Outcome | undefined;
}

/** The page of a code that has no owner: the form, or a single button for people who are signed in. */
export default function Activation({ scan, outcome, onActivated, onRefused }: Props) {
  const { t } = useTranslation(['states', 'common']);
  const navigate = useNavigate();
  const { alias, displayAlias: label } = scan.code;
  const [draft, setDraft] = useState(() => keptDraft(alias));
  const startAt = outcome && CORRECTED[outcome];

  return (
    <>
      {outcome === 'unactivated' && <Alert tone="success">{t('free.unactivated')}</Alert>}
      <PageCard title={t('free.title')}>
        <Suspense fallback={<Spinner block label={t('common:loading')} />}>
          {scan.viewer.signedIn ? (
            <SignedInActivation scan={scan} onActivated={onActivated} onRefused={onRefused} />
          ) : (
            <Stack gap={4} onFocus={() => void preloadStep()}>
              {!startAt && mayHaveBegun(alias) && <BegunStepLink alias={alias} />}
              <p>{t('free.text', { code: label })}</p>
              <ActivationForm
                alias={alias}
                draft={draft}
                onChange={(changed) => {
                  setDraft(changed);
                  keepDraft(alias, changed);
                }}
                asksSecret={scan.asksSecret}
                startAt={startAt}
                onStarted={(challenge) =>
                  void navigate(`${cardPath(alias)}/verify/${challenge.challengeId}`, { state: challenge })
                }
                onRefused={onRefused}
              />
            </Stack>
          )}
        </Suspense>
      </PageCard>
    </>
  );
}
