import { ApiError } from '@ringtag/api-client';
import { isAlias, normalizeAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { useQuery } from '@ringtag/vendor-query';
import { useLocation, useNavigate, useParams } from '@ringtag/vendor-router';
import { lazy, useCallback, useEffect, useState } from 'react';
import { changesState, hasActivated } from '../activation/outcome';
import type { Outcome } from '../card/activated-code';
import { ScanLayout } from '../layout/scan-layout';
import { scanPath } from '../layout/scan-path';
import { LoadError } from './load-error';
import { scanQueryOptions } from './scan.queries';
import { useViewerChange } from './use-viewer-change';

// A scan shows one of these; the area's Suspense covers them, so that the first paint stays until it is there.
const loadActivated = () => import(/* webpackChunkName: "activated" */ '../card/activated-code');
const ActivatedCode = lazy(async () => ({ default: (await loadActivated()).ActivatedCode }));
const Activation = lazy(async () => {
  const { Activation } = await import(/* webpackChunkName: "activation" */ '../activation/activation');
  return { default: Activation };
});

const loadStates = () => import(/* webpackChunkName: "states" */ './code-states');
const CodeNotFound = lazy(async () => ({ default: (await loadStates()).CodeNotFound }));
const NotActivatable = lazy(async () => ({ default: (await loadStates()).NotActivatable }));
const Unavailable = lazy(async () => ({ default: (await loadStates()).Unavailable }));

/** The page behind a QR code; the alias is taken in any letter case, with or without hyphens. */
export default function ScanPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  return (
    <ScanLayout path={scanPath(alias)}>
      {isAlias(alias) ? <ScannedCode key={alias} alias={alias} /> : <CodeNotFound alias={alias} />}
    </ScanLayout>
  );
}

function ScannedCode({ alias }: { alias: string }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const arrivedActivated = hasActivated(state);
  const [outcome, setOutcome] = useState<Outcome | undefined>(arrivedActivated ? 'activated' : undefined);
  const { data: scan, error, isFetching, refetch } = useQuery(scanQueryOptions(alias));
  // A request that is under way is joined: after an activation two parts of the page ask for the same answer.
  const reload = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  useViewerChange(reload);
  useEffect(() => {
    // The state outlives a reload; the good news should not.
    if (arrivedActivated) void navigate(pathname, { replace: true, state: null });
  }, [arrivedActivated, navigate, pathname]);

  async function showActivated() {
    setOutcome('activated');
    await Promise.all([loadActivated(), reload()]);
  }
  function onRefused(refusal: unknown) {
    if (!changesState(refusal)) return;
    setOutcome(refusal.code === 'already_activated' ? 'taken' : undefined);
    void reload();
  }

  if (error instanceof ApiError && error.code === 'code_not_found') return <CodeNotFound alias={alias} />;
  if (!scan) {
    return error ? (
      <LoadError error={error} retrying={isFetching} onRetry={reload} />
    ) : (
      <Spinner block label={t('loading')} />
    );
  }
  switch (scan.state) {
    case 'activatable':
      return <Activation scan={scan} onActivated={showActivated} onRefused={onRefused} />;
    case 'activated':
      return <ActivatedCode scan={scan} outcome={outcome} onFormExpired={reload} />;
    case 'not-activatable':
      return <NotActivatable scan={scan} />;
    case 'inactive':
    case 'disabled':
      return <Unavailable state={scan.state} checking={isFetching} onCheck={reload} />;
  }
}
