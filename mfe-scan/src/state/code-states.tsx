import { PausedHelp } from '@ringtag/card/paused';
import { helpPath, toDisplayAlias, isAlias, toRememberedKey } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { browserStorage } from '@ringtag/session';
import { Button, ButtonLink, IconQr, IconRefresh, Spinner } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import { AliasForm } from '../find-code/alias-form';
import { PageCard } from '../layout/page-card';
import type { Scan } from './scan.queries';

interface CodeNotFoundProps {
  alias: string;
  /**
   * True when the server answers nobody at this IP address any more. The document of the server then explains this and
   * has a button that opens the code.
   */
  guarded?: boolean;
  /** Replaces the default text, for pages where more than the code is missing. */
  text?: string;
}

export function CodeNotFound({ alias, guarded = false, text }: CodeNotFoundProps) {
  const { t } = useTranslation(['states', 'common']);
  useEffect(() => {
    // The address changes, because after a reload of the same address the browser's Back would not load the page again.
    if (guarded) location.replace('?');
  }, [guarded]);
  if (guarded) return <Spinner block label={t('common:loading')} />;
  return (
    <PageCard title={t(isAlias(alias) ? 'notFound.title' : 'notFound.invalid')}>
      <p>{text ?? t('notFound.text', { code: toDisplayAlias(alias) })}</p>
      <AliasForm />
      <HelpLink />
    </PageCard>
  );
}

interface UnavailableProps {
  scan: Scan;
  checking: boolean;
  onCheck: () => void;
}

export function Unavailable({ scan: { state, code, mark }, checking, onCheck }: UnavailableProps) {
  const { t } = useTranslation(['states', 'paused']);
  const isPaused = state === 'inactive';
  return (
    <PageCard title={t('unavailable.title')}>
      <p>{t(isPaused ? 'unavailable.inactive' : 'unavailable.disabled')}</p>
      {isPaused && (
        <PausedHelp
          code={code}
          mark={mark}
          remembered={browserStorage.get(toRememberedKey(code.alias)) === mark}
          texts={{
            conversation: t('paused:finder.conversation'),
            later: t('paused:finder.later', { code: code.displayAlias }),
            found: t('paused:finder.found'),
            report: t('paused:finder.report'),
          }}
        />
      )}
      <Button variant="outline" block icon={<IconRefresh />} loading={checking} onClick={onCheck}>
        {t('unavailable.check')}
      </Button>
      <HelpLink />
    </PageCard>
  );
}

export function NotActivatable({ scan }: { scan: Scan }) {
  const { t } = useTranslation('states');
  return (
    <PageCard title={t('notActivatable.title')}>
      <p>{t('notActivatable.text', { code: scan.code.displayAlias })}</p>
      <ul>
        {scan.reasons.map((reason) => (
          <li key={reason}>{t(`notActivatable.reasons.${reason}`)}</li>
        ))}
      </ul>
      <ButtonLink as={Link} to="/scan" variant="outline" block icon={<IconQr />}>
        {t('notActivatable.other')}
      </ButtonLink>
      <HelpLink />
    </PageCard>
  );
}

/** Why a code shows nothing, and what that means. */
function HelpLink() {
  const { t } = useTranslation('states');
  return (
    <ButtonLink href={helpPath('finder', 'code')} variant="plain" block>
      {t('help')}
    </ButtonLink>
  );
}
