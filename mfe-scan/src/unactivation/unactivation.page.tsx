import { Consequences } from '@ringtag/activation';
import { ApiError } from '@ringtag/api-client';
import { CodeInText } from '@ringtag/card';
import { cardPath, toDisplayAlias, normalizeAlias } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { forgetToken, useUser } from '@ringtag/session';
import { Alert, Button, ButtonLink, Spinner } from '@ringtag/ui/lite';
import { useQuery, useQueryClient } from '@ringtag/vendor/query';
import { Link, Redirect, useParams } from '@ringtag/vendor/router';
import { useKeptLinkToken } from '@ringtag/verification';
import type { ReactNode } from 'react';
import { PageCard } from '../layout/page-card';
import { ScanLayout } from '../layout/scan-layout';
import { toSignInPath } from '../layout/scan-path';
import { LoadError } from '../state/load-error';
import { scanQueryOptions } from '../state/scan.queries';
import {
  type RequestAnswer,
  unactivationRequestOptions,
  useAnswerRequest,
} from './unactivation-request.queries';
import styles from './unactivation.module.css';

const toPath = (alias: string) => `${cardPath(alias)}/unactivation`;

/**
 * The page of the link that asks an owner to give up a code. It shows who asks. Nothing happens until one of its
 * buttons is pressed, because mail scanners open links (LNK-2, LNK-9). Signed-out owners sign in first and then come
 * back to it.
 */
export default function UnactivationPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  const token = useKeptLinkToken(toPath(alias));
  const { user, isPending } = useUser();
  const { t } = useTranslation('common');
  if (!token) return <Redirect to={cardPath(alias)} />;
  return (
    <ScanLayout path={cardPath(alias)}>
      {isPending ? (
        <Spinner block label={t('loading')} />
      ) : user ? (
        <RequestToAnswer alias={alias} token={token} />
      ) : (
        <SignInFirst alias={alias} />
      )}
    </ScanLayout>
  );
}

function SignInFirst({ alias }: { alias: string }) {
  const { t } = useTranslation('unactivation');
  return (
    <Answer alias={alias} title={t('answer.title', { code: toDisplayAlias(alias) })}>
      <p>{t('answer.signIn')}</p>
      <ButtonLink as={Link} to={toSignInPath(toPath(alias))} block>
        {t('answer.signInButton')}
      </ButtonLink>
    </Answer>
  );
}

function RequestToAnswer({ alias, token }: { alias: string; token: string }) {
  const { t } = useTranslation(['unactivation', 'common']);
  const queryClient = useQueryClient();
  const request = useQuery(unactivationRequestOptions(token));
  const answer = useAnswerRequest(token);
  const title = t('answer.title', { code: toName(alias, request.data?.label) });
  const respond = (what: RequestAnswer) =>
    answer.mutate(what, {
      onSuccess: () => {
        forgetToken(toPath(alias));
        queryClient.removeQueries(scanQueryOptions(alias));
      },
    });

  if (answer.isSuccess) return <Answered alias={alias} answer={answer.variables} />;
  if (request.isPending) return <Spinner block label={t('common:loading')} />;
  const error = answer.error ?? request.error;
  // The server answers `not_found` both for a request to another owner and for one that does not exist.
  const code = error instanceof ApiError ? error.code : undefined;
  const final = code === 'link_expired' || code === 'invalid_link' || code === 'not_found';
  if (!request.data && !final) {
    return <LoadError error={error} retrying={request.isFetching} onRetry={() => void request.refetch()} />;
  }
  return (
    <Answer alias={alias} title={title}>
      {final ? (
        <Alert tone="danger">{t(code === 'link_expired' ? 'answer.expired' : 'answer.gone')}</Alert>
      ) : (
        <FailureAlert title={t(FAILED[answer.variables ?? 'confirm'])} error={error} />
      )}
      {final || !request.data ? (
        <ButtonLink as={Link} to={cardPath(alias)} block>
          {t('answer.show')}
        </ButtonLink>
      ) : (
        <>
          {request.data.lost && <Alert>{t('answer.lost')}</Alert>}
          <p>
            {t('answer.text', {
              name: request.data.requester.name ?? request.data.requester.email,
              email: request.data.requester.email,
            })}
          </p>
          {request.data.reason && (
            <blockquote className={styles.reason}>
              <bdi>{request.data.reason}</bdi>
            </blockquote>
          )}
          {/* A lost code is not given away. */}
          {!request.data.lost && (
            <>
              <Button
                block
                loading={answer.isPending && answer.variables === 'give'}
                onClick={() => respond('give')}
              >
                {t('answer.give', { name: request.data.requester.name ?? request.data.requester.email })}
              </Button>
              <p>{t('answer.giveHint')}</p>
              <p>{t('answer.or')}</p>
            </>
          )}
          <Consequences />
          <Button
            block
            variant="danger"
            loading={answer.isPending && answer.variables === 'confirm'}
            onClick={() => respond('confirm')}
          >
            {t('answer.confirm')}
          </Button>
          <Button
            block
            variant="outline"
            loading={answer.isPending && answer.variables === 'decline'}
            onClick={() => respond('decline')}
          >
            {t('answer.decline')}
          </Button>
        </>
      )}
    </Answer>
  );
}

/** The owner knows the code by this name, others by its alias. */
function toName(alias: string, label: string | null | undefined): string {
  return label ? `${label} (${toDisplayAlias(alias)})` : toDisplayAlias(alias);
}

/** What failed, by the answer that the owner gave. */
const FAILED = { give: 'answer.giveFailed', confirm: 'own.failed', decline: 'answer.declineFailed' } as const;

/** The way on leads to the owner's codes: on the page of one that was given up, anybody could activate it first. */
function Answered({ alias, answer }: { alias: string; answer: RequestAnswer }) {
  const { t } = useTranslation('unactivation');
  return (
    <Answer alias={alias} title={t(`answered.${answer}`)}>
      <p role="status">{t(`answered.${answer}Text`)}</p>
      <ButtonLink as={Link} to="/my-codes" block>
        {t('answered.myCodes')}
      </ButtonLink>
    </Answer>
  );
}

function Answer({ title, alias, children }: { title: string; alias: string; children: ReactNode }) {
  return (
    <PageCard title={title} heading={<CodeInText text={title} code={toDisplayAlias(alias)} />} focus>
      {children}
    </PageCard>
  );
}
