import { formatAlias } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { useFailureText } from '@ringtag/forms';
import { Alert, Button, ButtonLink, Card, IconQr, IconRefresh, Stack } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import type { ReactNode } from 'react';
import { AliasForm } from '../find-code/alias-form';
import { Heading } from '../layout/heading';
import type { Scan } from './scan.queries';

/** A state of a code as a page: what it is, why, and one next step. */
function StatePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Card>
      <Stack gap={4}>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

export function CodeNotFound({ alias }: { alias: string }) {
  const { t } = useTranslation('scan');
  return (
    <StatePage title={t('notFound.title')}>
      <p>{t('notFound.text', { code: formatAlias(alias) })}</p>
      <AliasForm />
    </StatePage>
  );
}

interface UnavailableProps {
  state: 'inactive' | 'disabled';
  checking: boolean;
  onCheck: () => void;
}

export function Unavailable({ state, checking, onCheck }: UnavailableProps) {
  const { t } = useTranslation('scan');
  return (
    <StatePage title={t('unavailable.title')}>
      <p>{t(`unavailable.${state}`)}</p>
      <Button variant="outline" block icon={<IconRefresh />} loading={checking} onClick={onCheck}>
        {t('unavailable.check')}
      </Button>
    </StatePage>
  );
}

export function NotActivatable({ scan }: { scan: Scan }) {
  const { t } = useTranslation('scan');
  return (
    <StatePage title={t('notActivatable.title')}>
      <p>{t('notActivatable.text', { code: scan.code.label })}</p>
      <ul>
        {scan.reasons.map((reason) => (
          <li key={reason}>{t(`notActivatable.reasons.${reason}`)}</li>
        ))}
      </ul>
      <ButtonLink as={Link} to="/scan" variant="outline" block icon={<IconQr />}>
        {t('notActivatable.other')}
      </ButtonLink>
    </StatePage>
  );
}

interface LoadErrorProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function LoadError({ error, retrying, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('scan');
  const failureText = useFailureText();
  return (
    <StatePage title={t('loadError.title')}>
      <Alert tone="danger">{failureText(error)}</Alert>
      <Button variant="outline" block icon={<IconRefresh />} loading={retrying} onClick={onRetry}>
        {t('loadError.retry')}
      </Button>
    </StatePage>
  );
}
