import { ApiError } from '@ringtag/api-client';
import { GIFT_PATH } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates, useFormats } from '@ringtag/pages';
import { forgetToken, useUser } from '@ringtag/session';
import { Alert, Button, ButtonLink, Card, PageHeader, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, Redirect } from '@ringtag/vendor/router';
import { useKeptLinkToken } from '@ringtag/verification';
import { type ReactNode, useState } from 'react';
import { AcceptGift } from './accept-gift';
import { giftQuery, type OfferedGift, useAcceptGift, useDeclineGift } from './gift.queries';

/** Guests come back after they have signed in: the tab keeps the secret of the link. */
const RETURN = `?returnUrl=${encodeURIComponent(GIFT_PATH)}`;

/**
 * The page of the link that offers somebody a code. Nothing happens until one of its buttons is pressed, because mail
 * scanners open links (LNK-2).
 */
export default function GiftPage() {
  const { t } = useTranslation('gift');
  const kept = useKeptLinkToken(GIFT_PATH);
  // The tab forgets it when the gift is answered, and this page is still to say so.
  const [token] = useState(kept);
  usePageTitle(t('title'));
  if (!token) return <Redirect to="/my-codes" />;
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <Gift token={token} />
      </Card>
    </>
  );
}

function Gift({ token }: { token: string }) {
  const { t } = useTranslation('gift');
  const { user } = useUser();
  const query = useQuery(giftQuery(token, user?.id));
  const accept = useAcceptGift(token);
  const decline = useDeclineGift(token);
  if (decline.isSuccess) return <Alert tone="success">{t('declined')}</Alert>;
  const ended = findEnd(accept.error ?? decline.error ?? query.error);
  if (ended) return <Alert tone="danger">{t(ended)}</Alert>;
  return (
    <QueryStates query={query} errorTitle={t('loadFailed')}>
      {(gift) => (
        <Stack gap={4}>
          <Offer gift={gift} />
          <FailureAlert title={t('declineFailed')} error={decline.error} />
          {!user ? (
            <SignInFirst gift={gift} />
          ) : gift.forViewer ? (
            <AcceptGift accept={accept} gift={gift} user={user} disabled={decline.isPending} />
          ) : (
            <Alert tone="warning">{t('other', { email: gift.email, own: user.email })}</Alert>
          )}
          <Button
            block
            variant="outline"
            loading={decline.isPending}
            disabled={accept.isPending}
            onClick={() => decline.mutate(undefined, { onSuccess: () => forgetToken(GIFT_PATH) })}
          >
            {t('decline')}
          </Button>
        </Stack>
      )}
    </QueryStates>
  );
}

/** Which text says that a link opens nothing any more. */
function findEnd(error: unknown): 'expired' | 'gone' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'link_expired') return 'expired';
  return error.code === 'invalid_link' ? 'gone' : undefined;
}

function Offer({ gift: { giver, code, expiresAt } }: { gift: OfferedGift }): ReactNode {
  const { t } = useTranslation('gift');
  const formats = useFormats();
  const name = giver.name ?? giver.email;
  return (
    <>
      <p>{t('offer', { name, email: giver.email, code: code.displayAlias })}</p>
      <p>{t('meaning', { date: formats.date(expiresAt) })}</p>
    </>
  );
}

function SignInFirst({ gift: { email } }: { gift: OfferedGift }) {
  const { t } = useTranslation('gift');
  return (
    <>
      <p>{t('account', { email })}</p>
      <ButtonLink as={Link} to={`/sign-in${RETURN}`} block>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink as={Link} to={`/sign-up${RETURN}`} variant="outline" block>
        {t('signUp')}
      </ButtonLink>
    </>
  );
}
