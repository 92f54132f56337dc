import { ApiError } from '@ringtag/api-client';
import { cardPath, isAlias, normalizeAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { useQuery, useQueryClient } from '@ringtag/vendor/query';
import { useLocation, useNavigate, useParams } from '@ringtag/vendor/router';
import { startedIn, toOpenStep } from '@ringtag/verification';
import { useEffect } from 'react';
import { keptDraft } from '../activating/activation-draft';
import { forgetBegun, keepBegun } from '../activating/begun-step';
import { arriving, changesState, isSecretRefused } from '../activating/outcome';
import { PageCard } from '../layout/page-card';
import { ScanLayout } from '../layout/scan-layout';
import { CodeNotFound } from '../state/code-states';
import { LoadError } from '../state/load-error';
import { useViewerChange } from '../state/use-viewer-change';
import { ActivationCode } from './activation-code';
import { type ActivationStep, activationStepOptions, sameScanOptions } from './activation-step.queries';
import { EndedCode } from './ended-code';
import { ToCode } from './to-code';

/**
 * The code step of an activation. It has its own address, which opens it again after a reload, in another tab and on
 * the way back from the mailbox. The address is no secret, so other browsers see "QR code not found".
 */
export default function VerifyPage() {
  const { alias: typed = '', challengeId = '' } = useParams();
  const alias = normalizeAlias(typed);
  return (
    <ScanLayout path={cardPath(alias)}>
      {isAlias(alias) ? (
        <Step key={challengeId} alias={alias} challengeId={challengeId} />
      ) : (
        <CodeNotFound alias={alias} />
      )}
    </ScanLayout>
  );
}

function Step({ alias, challengeId }: { alias: string; challengeId: string }) {
  const { t } = useTranslation(['common', 'activation']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const started = startedIn(useLocation().state, challengeId);
  const options = activationStepOptions(alias, challengeId, toOpenStep(started));
  const { data: step, error, failureReason, isFetching, refetch } = useQuery(options);
  // The page of the code always comes next, so its data is loaded now. This does not count as another scan.
  useQuery({ ...sameScanOptions(alias), enabled: step !== undefined });
  useViewerChange(refetch, 'viewer');

  function show(changed: ActivationStep) {
    queryClient.setQueryData(options.queryKey, changed);
  }
  function renew({ expiresAt, resendAt }: { expiresAt: string; resendAt: string }) {
    if (step?.challenge) show({ state: 'open', challenge: { ...step.challenge, expiresAt, resendAt } });
  }

  function changeEmail() {
    // The server has drawn the form in which this step was begun. It alone knows what was typed there.
    if (keptDraft(alias).name === '') location.assign(`${cardPath(alias)}/verify/${challengeId}/change`);
    else void navigate(cardPath(alias), { replace: true, state: arriving('correcting') });
  }

  function onRefused(refusal: unknown) {
    // An administrator has changed the secret since it was typed. The form asks for it again.
    if (isSecretRefused(refusal))
      void navigate(cardPath(alias), { replace: true, state: arriving('secretRefused') });
    // The digits may have been used elsewhere, or have expired.
    else void refetch();
  }

  // `changesState` is also true when this step is unknown to the server.
  const over = changesState(error) || (step !== undefined && step.state !== 'open');
  const expiresAt = step?.state === 'open' ? step.challenge?.expiresAt : undefined;
  useEffect(() => {
    if (over) forgetBegun(alias, challengeId);
    else if (expiresAt) keepBegun(alias, { challengeId, expiresAt });
  }, [alias, challengeId, over, expiresAt]);

  if (error instanceof ApiError) {
    // The server answers this for existing codes too: a browser that did not begin the step learns nothing about the
    // code.
    if (error.code === 'code_not_found')
      return <CodeNotFound alias={alias} text={t('activation:codeStep.nothing')} />;
    if (error.code === 'codes_guarded') return <CodeNotFound alias={alias} guarded />;
    if (changesState(error))
      return <ToCode alias={alias} arrival={error.code === 'already_activated' ? 'taken' : undefined} />;
  }
  if (!step) {
    const failure = error ?? failureReason;
    if (failure) return <LoadError error={failure} retrying={isFetching} onRetry={() => void refetch()} />;
    return <Spinner block label={t('loading')} />;
  }
  if (step.state === 'activated') return <ToCode alias={alias} arrival="activated" email={started?.email} />;
  if (step.state === 'ended' || !step.challenge)
    return <EndedCode alias={alias} challengeId={challengeId} sent={step.challenge} onResent={renew} />;
  return (
    <OpenStep
      alias={alias}
      // The server masks the address. The tab in which the person typed it shows the whole address.
      challenge={{ ...step.challenge, challengeId, email: started?.email ?? step.challenge.email }}
      onResent={renew}
      onChangeEmail={changeEmail}
      onActivated={() => Promise.resolve(show({ state: 'activated' }))}
      onRefused={onRefused}
    />
  );
}

function OpenStep(props: Parameters<typeof ActivationCode>[0]) {
  const { t } = useTranslation('verification');
  return (
    <PageCard title={t('title')}>
      <ActivationCode {...props} />
    </PageCard>
  );
}
