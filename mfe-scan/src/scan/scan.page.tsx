import type { ApiError } from '@ringtag/api-client';
import { cardPath, isAlias, normalizeAlias } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { useQuery } from '@ringtag/vendor/query';
import { useLocation, useNavigate, useParams } from '@ringtag/vendor/router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { readArrival, changesState } from '../activating/outcome';
import type { ActivationProps } from '../activation/signed-in-activation';
import type { Outcome } from '../card/activated-code';
import { ScanLayout } from '../layout/scan-layout';
import type * as States from '../state/code-states';
import { LoadError } from '../state/load-error';
import { isUnknownOfDocument, scanOfDocument } from '../state/scan-of-document';
import { scanQueryOptions } from '../state/scan.queries';
import { useViewerChange } from '../state/use-viewer-change';
import { Unactivation } from '../unactivation/unactivation';
import { ensureStarter } from './starter';

// A scan shows one of these components. They have no Suspense of their own: that of the area keeps the server's drawing
// on the screen until the component is loaded.
const loadActivated = () => import('../card/activated-code');
const ActivatedCode = lazyWithTexts([], loadActivated);
const Activation = lazyWithTexts(['states'], () => import('../activation/activation'));

const lazyState = <Props extends object>(
  pick: (states: typeof States) => ComponentType<Props>,
  more: 'paused'[] = [],
) =>
  lazyWithTexts(['states', ...more], async () => ({ default: pick(await import('../state/code-states')) }));
const CodeNotFound = lazyState((states) => states.CodeNotFound);
const NotActivatable = lazyState((states) => states.NotActivatable);
const PausedCode = lazyWithTexts(['paused', 'forms'], () => import('../paused/paused-code'));
const Unavailable = lazyState((states) => states.Unavailable, ['paused']);

/** The page that a QR code opens. The alias may be in any letter case, with or without hyphens. */
export default function ScanPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  if (isAlias(alias)) return <ScannedCode key={alias} alias={alias} />;
  return (
    <ScanLayout path={cardPath(alias)}>
      <CodeNotFound alias={alias} />
    </ScanLayout>
  );
}

function ScannedCode({ alias }: { alias: string }) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const arrival = readArrival(state);
  const [outcome, setOutcome] = useState<Outcome | undefined>(arrival);
  const { data: scan, error, failureReason, isFetching, refetch } = useQuery(scanQueryOptions(alias));
  // After an activation, two parts of the page ask for the same answer. The second one joins the running request.
  const reload = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  const [from] = useState<'public' | 'viewer'>(() => (scanOfDocument(alias) ? 'public' : 'viewer'));
  useViewerChange(reload, from);
  const activated = scan?.state === 'activated';
  useEffect(() => {
    if (activated) ensureStarter();
  }, [activated]);
  useEffect(() => {
    // The history state would survive a reload and show the success again, so it is cleared.
    if (arrival) void navigate(pathname, { replace: true, state: null });
  }, [arrival, navigate, pathname]);

  async function showActivated() {
    setOutcome('activated');
    // Before the state changes, so that no moment has nothing to show.
    await loadActivated().catch(() => undefined);
    await reload();
  }
  function onRefused(refusal: unknown) {
    if (!changesState(refusal)) return;
    setOutcome(refusal.code === 'already_activated' ? 'taken' : undefined);
    void reload();
  }
  async function onUnactivation(done: 'unactivated' | 'requested') {
    if (done === 'unactivated') setOutcome(done);
    await reload();
  }

  const gone = (error as ApiError | null)?.code === 'code_not_found';
  return (
    <ScanLayout
      path={cardPath(alias)}
      actions={activated && <Unactivation scan={scan} onDone={onUnactivation} />}
      activated={activated}
    >
      {scan && !gone ? (
        <CodeState
          scan={scan}
          outcome={outcome}
          checking={isFetching}
          reload={reload}
          onActivated={showActivated}
          onRefused={onRefused}
        />
      ) : (
        <NoAnswer alias={alias} error={error ?? failureReason} retrying={isFetching} onRetry={reload} />
      )}
    </ScanLayout>
  );
}

interface NoAnswerProps {
  alias: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Shows that the scan is loading, not found, or failed. A failure is shown at once, while the next try is running. */
function NoAnswer({ alias, error, retrying, onRetry }: NoAnswerProps) {
  const { t } = useTranslation('common');
  const [unknown] = useState(() => isUnknownOfDocument(alias));
  const code = (error as ApiError | null)?.code;
  const guarded = code === 'codes_guarded';
  if (code === 'code_not_found' || guarded || (unknown && !error))
    return <CodeNotFound alias={alias} guarded={guarded && !unknown} />;
  if (error) return <LoadError error={error} retrying={retrying} onRetry={onRetry} />;
  return <Spinner block label={t('loading')} />;
}

interface CodeStateProps extends ActivationProps {
  outcome: Outcome | undefined;
  checking: boolean;
  reload: () => Promise<unknown>;
}

function CodeState({ scan, outcome, checking, reload, onActivated, onRefused }: CodeStateProps) {
  switch (scan.state) {
    case 'activatable':
      return <Activation scan={scan} outcome={outcome} onActivated={onActivated} onRefused={onRefused} />;
    case 'activated':
      return <ActivatedCode scan={scan} outcome={outcome} onFormExpired={reload} />;
    case 'not-activatable':
      return <NotActivatable scan={scan} />;
    // It is paused or disabled.
    default:
      if (scan.state === 'inactive' && scan.viewer.codeId)
        return <PausedCode viewer={scan.viewer} onResumed={reload} />;
      return <Unavailable scan={scan} checking={checking} onCheck={reload} />;
  }
}
