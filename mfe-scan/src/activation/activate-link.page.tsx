import { ApiError } from '@ringtag/api-client';
import { formatAlias, isAlias, normalizeAlias } from '@ringtag/contracts';
import { useFailureText, useLinkToken } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Card, Stack } from '@ringtag/ui/lite';
import { useQuery, useQueryClient } from '@ringtag/vendor-query';
import { Link, Navigate, useNavigate, useParams } from '@ringtag/vendor-router';
import { Heading } from '../layout/heading';
import { ScanLayout } from '../layout/scan-layout';
import { scanPath } from '../layout/scan-path';
import { CodeNotFound } from '../scan/code-states';
import { scanQueryOptions } from '../scan/scan.queries';
import { useActivateLink } from './activate-link.mutation';
import { ACTIVATED_STATE } from './outcome';
import { useFinish } from './use-finish';

/** The landing of the instant link. Only the button acts, because mail scanners open links (LNK-2, LNK-3). */
export default function ActivateLinkPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  const token = useLinkToken();
  if (!token) return <Navigate to={scanPath(alias)} replace />;
  return (
    <ScanLayout path={scanPath(alias)}>
      {isAlias(alias) ? <LinkConfirmation alias={alias} token={token} /> : <CodeNotFound alias={alias} />}
    </ScanLayout>
  );
}

function LinkConfirmation({ alias, token }: { alias: string; token: string }) {
  const { t } = useTranslation('scan');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const activateLink = useActivateLink(alias);
  const { progress, finish } = useFinish(async () => {
    queryClient.removeQueries(scanQueryOptions(alias));
    await navigate(scanPath(alias), { replace: true, state: ACTIVATED_STATE });
  });
  const title = t('link.title', { code: formatAlias(alias) });
  usePageTitle(title);

  const { error } = activateLink;
  if (error instanceof ApiError && error.code === 'code_not_found') return <CodeNotFound alias={alias} />;
  return (
    <Card>
      <Stack gap={4}>
        <Heading>{title}</Heading>
        {error ? (
          <LinkError alias={alias} error={error} />
        ) : (
          <>
            <p>{t('link.text')}</p>
            <p>{t('link.ignore')}</p>
          </>
        )}
        {canStillActivate(error) && (
          <Button
            block
            loading={activateLink.isPending || progress !== undefined}
            onClick={() => activateLink.mutate(token, { onSuccess: (activated) => void finish(activated) })}
          >
            {t('activation.activate')}
          </Button>
        )}
        <p role="status">
          {activateLink.isPending ? t('progress.verifying') : progress && t(`progress.${progress}`)}
        </p>
      </Stack>
    </Card>
  );
}

/** A refusal is final; when the server could not be reached or asks to wait, the button stays. */
function canStillActivate(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

function LinkError({ alias, error }: { alias: string; error: unknown }) {
  const { t } = useTranslation(['scan', 'errors']);
  const failureText = useFailureText();
  const invalid = error instanceof ApiError && error.code === 'invalid_link';
  // A used link is as invalid as a forged one: what became of the code says which it was.
  const { data: scan } = useQuery({ ...scanQueryOptions(alias), enabled: invalid });
  const taken = scan?.state === 'activated';
  return (
    <>
      {taken ? (
        <Alert tone="info">{t('errors:already_activated')}</Alert>
      ) : (
        <Alert tone="danger">{failureText(error)}</Alert>
      )}
      {!canStillActivate(error) && (
        <ButtonLink as={Link} to={scanPath(alias)} block>
          {invalid && !taken ? t('link.again') : t('link.show')}
        </ButtonLink>
      )}
    </>
  );
}
