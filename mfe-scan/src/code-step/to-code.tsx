import { cardPath } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';
import { useQuery } from '@ringtag/vendor/query';
import { Redirect } from '@ringtag/vendor/router';
import { useEffect } from 'react';
import { forgetDraft } from '../activating/activation-draft';
import { type Arrival, arriving } from '../activating/outcome';
import { ActivatedElsewhere } from './activated-elsewhere';
import { sameScanOptions } from './activation-step.queries';

interface ToCodeProps {
  alias: string;
  arrival: Arrival | undefined;
  /** Where the activation was proved, if this tab knows it. */
  email?: string | undefined;
}

/**
 * Leads to the page of the code, because the code is not free any more. With `activated`, that page says that the
 * activation worked.
 */
export function ToCode({ alias, arrival, email }: ToCodeProps) {
  const { t } = useTranslation('common');
  const { data: scan, isFetchedAfterMount } = useQuery({
    ...sameScanOptions(alias),
    refetchOnMount: 'always' as const,
  });
  const activated = arrival === 'activated';
  useEffect(() => {
    if (activated) forgetDraft(alias);
  }, [activated, alias]);
  if (!isFetchedAfterMount) return <Spinner block label={t('loading')} />;
  if (activated && scan?.state === 'activated' && !scan.viewer.isOwner)
    return <ActivatedElsewhere alias={alias} signedIn={scan.viewer.signedIn} email={email} />;
  return <Redirect to={cardPath(alias)} state={arrival && arriving(arrival)} />;
}
