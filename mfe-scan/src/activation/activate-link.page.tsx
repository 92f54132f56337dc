import { ApiError } from '@ringtag/api-client';
import { CodeInText } from '@ringtag/card';
import { ActivationPreview } from '@ringtag/card/activation';
import { cardPath, toDisplayAlias, isAlias, normalizeAlias } from '@ringtag/contracts';
import { lastSignIn } from '@ringtag/display/last-sign-in';
import { FailureAlert, useFailureText } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Card, Spinner, Stack } from '@ringtag/ui/lite';
import { useQuery, useQueryClient } from '@ringtag/vendor/query';
import { Link, Redirect, useNavigate, useParams } from '@ringtag/vendor/router';
import { ProgressText, SharedComputer, useLinkToken } from '@ringtag/verification';
import { forgetBegun } from '../activating/begun-step';
import { isLimitReached, LimitReached } from '../activating/limit-reached';
import { arriving, isSecretRefused } from '../activating/outcome';
import { useFinish } from '../activating/use-finish';
import { ToCode } from '../code-step/to-code';
import { Heading } from '../layout/heading';
import { PageCard } from '../layout/page-card';
import { ScanLayout } from '../layout/scan-layout';
import { CodeNotFound } from '../state/code-states';
import { LoadError } from '../state/load-error';
import { scanQueryOptions } from '../state/scan.queries';
import {
  useActivateLink,
  type ActivationPreview as Preview,
  activationPreviewOptions,
  useDeclineActivation,
} from './activation-link.queries';

/**
 * The page that the link of an activation mail opens. It shows what will be published, in any browser (LNK-5). Nothing
 * happens until one of its buttons is pressed, because mail scanners open links (LNK-2, LNK-3).
 */
export default function ActivateLinkPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  const token = useLinkToken();
  if (!token) return <Redirect to={cardPath(alias)} />;
  return (
    <ScanLayout path={cardPath(alias)}>
      {isAlias(alias) ? <LinkConfirmation alias={alias} token={token} /> : <CodeNotFound alias={alias} />}
    </ScanLayout>
  );
}

function LinkConfirmation({ alias, token }: { alias: string; token: string }) {
  const { t } = useTranslation(['activation', 'scan', 'common']);
  const preview = useQuery(activationPreviewOptions(alias, token));
  const activateLink = useActivateLink(alias);
  const decline = useDeclineActivation(alias);
  const title = t('link.title', { code: toDisplayAlias(alias) });
  usePageTitle(title);

  const failed = activateLink.error
    ? t('failed')
    : t(decline.error ? 'link.declineFailed' : 'scan:loadError.failed');
  const error = activateLink.error ?? decline.error ?? preview.error;
  if (decline.isSuccess) return <Declined alias={alias} />;
  if (error instanceof ApiError && error.code === 'code_not_found') return <CodeNotFound alias={alias} />;
  // The reader of the mail has activated the code, with the digits or with this link.
  if (error instanceof ApiError && error.data.own === true)
    return <ToCode alias={alias} arrival="activated" email={preview.data?.email} />;
  // An administrator has changed the secret since it was typed. The form asks for it again.
  if (isSecretRefused(error)) return <Redirect to={cardPath(alias)} state={arriving('secretRefused')} />;
  if (preview.isPending) return <Spinner block label={t('common:loading')} />;
  if (!preview.data && mayPass(error))
    return <LoadError error={error} retrying={preview.isFetching} onRetry={() => void preview.refetch()} />;
  return (
    <Card>
      <Stack gap={4}>
        <Heading>
          <CodeInText text={title} code={toDisplayAlias(alias)} />
        </Heading>
        {error && <LinkError alias={alias} title={failed} error={error} />}
        {preview.data && (!error || mayPass(error)) && (
          <Choice
            alias={alias}
            preview={preview.data}
            token={token}
            activateLink={activateLink}
            decline={decline}
          />
        )}
      </Stack>
    </Card>
  );
}

interface ChoiceProps {
  alias: string;
  preview: Preview;
  token: string;
  activateLink: ReturnType<typeof useActivateLink>;
  decline: ReturnType<typeof useDeclineActivation>;
}

/** Shows what will be published, and two buttons. Pressing the first one accepts the publication (ACC-1). */
function Choice({ alias, preview, token, activateLink, decline }: ChoiceProps) {
  const { t } = useTranslation(['activation', 'states', 'common', 'profileFields']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { progress, finish } = useFinish(async () => {
    queryClient.removeQueries(scanQueryOptions(alias));
    await navigate(cardPath(alias), { replace: true, state: arriving('activated') });
  });
  const activating = activateLink.isPending || progress !== undefined;
  return (
    <>
      <p>{t('link.text')}</p>
      <ActivationPreview
        preview={preview}
        texts={{
          name: t('states:activation.name'),
          field: (key) => t(`common:profile.fields.${key}`),
          visibility: (visibility) => t(`profileFields:visibility.${visibility}`),
        }}
      />
      <p>{t('link.account', { email: preview.email })}</p>
      <SharedComputer disabled={activating} />
      <Button
        block
        loading={activating}
        disabled={decline.isPending}
        onClick={() => {
          decline.reset();
          activateLink.mutate(token, {
            onSuccess: (activated) => {
              forgetBegun(alias);
              lastSignIn.rememberWay('code');
              void finish(activated);
            },
          });
        }}
      >
        {t('activate')}
      </Button>
      <Button
        block
        variant="outline"
        loading={decline.isPending}
        disabled={activating}
        onClick={() => {
          activateLink.reset();
          decline.mutate(token, { onSuccess: () => forgetBegun(alias) });
        }}
      >
        {t('link.decline')}
      </Button>
      <ProgressText>
        {activateLink.isPending ? t('progress.verifying') : progress && t(`progress.${progress}`)}
      </ProgressText>
    </>
  );
}

function Declined({ alias }: { alias: string }) {
  const { t } = useTranslation('activation');
  return (
    <PageCard title={t('link.declined')} focus>
      <p>{t('link.declinedText')}</p>
      <ButtonLink as={Link} to={cardPath(alias)} variant="outline" block>
        {t('link.show')}
      </ButtonLink>
    </PageCard>
  );
}

/**
 * Returns true when another try may succeed: the server could not be reached, failed, or asks to wait. The buttons then
 * stay.
 */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

interface LinkErrorProps {
  alias: string;
  /** The title of errors that are not about the link itself. */
  title: string;
  error: unknown;
}

function LinkError({ alias, title, error }: LinkErrorProps) {
  const { t } = useTranslation(['activation', 'errors', 'scan']);
  const failureText = useFailureText();
  const code = error instanceof ApiError ? error.code : undefined;
  const refused = code === 'invalid_link' || code === 'link_expired';
  // The server refuses a used link like a forged one. The state of the code tells whether the link was used.
  const { data: scan } = useQuery({ ...scanQueryOptions(alias), enabled: refused });
  const taken = scan?.state === 'activated';
  return (
    <>
      {taken ? (
        <Alert tone="info">{t('errors:already_activated')}</Alert>
      ) : isLimitReached(error) ? (
        <LimitReached error={error} />
      ) : refused ? (
        <Alert tone="danger">{failureText(error)}</Alert>
      ) : (
        <FailureAlert title={title} error={error} />
      )}
      {!mayPass(error) && (
        <ButtonLink as={Link} to={cardPath(alias)} block>
          {refused && !taken ? t('link.again') : t('link.show')}
        </ButtonLink>
      )}
      {(taken || code === 'already_activated') && (
        <ButtonLink href={`${cardPath(alias)}/message`} variant="outline" block>
          {t('scan:message.title')}
        </ButtonLink>
      )}
    </>
  );
}
