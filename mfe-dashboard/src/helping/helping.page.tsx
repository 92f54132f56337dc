import { HELPING_PATH } from '@ringtag/contracts';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { ListView, useListAddress } from '@ringtag/lists';
import { forgetToken } from '@ringtag/session';
import { Card, EmptyState, IconMessage, PageHeader, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useKeptLinkToken } from '@ringtag/verification';
import { useState } from 'react';
import { MessageRow } from '../messages/message-row';
import { OPEN_PARAM } from '../messages/use-open-message';
import look from '../page/look.module.css';
import { HelpedCodes } from './helped-codes';
import { HelpedMessage } from './helped-message';
import { helpedCodesQuery, helpedMessagesQuery } from './helping.queries';
import { Invitation } from './invitation';

/**
 * /helping: the conversations of others that the reader helps to answer. `?id=` opens one. A mailed invitation leads here
 * with its `?token=`.
 */
export default function HelpingPage() {
  const { t } = useTranslation('helping');
  usePageTitle(t('title'));
  const kept = useKeptLinkToken(HELPING_PATH);
  const [answered, setAnswered] = useState(false);
  const [params] = useSearchParams();
  const openId = params.get(OPEN_PARAM);
  const token = answered ? null : kept;
  const done = () => {
    forgetToken(HELPING_PATH);
    setAnswered(true);
  };
  return (
    <>
      <PageHeader
        back={<Link to={openId ? HELPING_PATH : '/messages'}>{t(openId ? 'backToList' : 'back')}</Link>}
        title={t('title')}
        subtitle={token || openId ? undefined : t('subtitle')}
      />
      {token ? (
        <Invitation token={token} onDone={done} />
      ) : openId ? (
        <HelpedMessage key={openId} id={openId} />
      ) : (
        <Helped />
      )}
    </>
  );
}

/** The codes, and their conversations below. */
function Helped() {
  const { t } = useTranslation('helping');
  const address = useListAddress({});
  const query = useQuery(helpedMessagesQuery({ ...address.params, ...(address.q && { q: address.q }) }));
  const codes = useQuery(helpedCodesQuery());
  const helps = codes.data === undefined || codes.data.length > 0;
  return (
    <Stack gap={4}>
      <HelpedCodes query={codes} />
      {helps && (
        <ListView
          address={address}
          query={query}
          texts={t('list', { returnObjects: true, q: address.q })}
          skeleton={() => <Skeleton shape="card" />}
          empty={
            <Card>
              <EmptyState icon={<IconMessage />} title={t('empty')} text={t('emptyText')} />
            </Card>
          }
        >
          {({ items }) => (
            <Card padding="none">
              <ul role="list" className={look.divided}>
                {items.map((message) => (
                  <li key={message.id}>
                    <MessageRow
                      message={message}
                      to={`${HELPING_PATH}?${OPEN_PARAM}=${message.id}`}
                      open={false}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </ListView>
      )}
    </Stack>
  );
}
