import { useTranslation } from '@ringtag/i18n';
import { LoadedSection } from '@ringtag/pages';
import { Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { MessageLink } from '../messages/message-link';
import { HELD_PATH, messagesQuery } from '../messages/messages.queries';
import { OPEN_PARAM } from '../messages/use-open-message';
import look from '../page/look.module.css';

const SHOWN = 3;

/** The latest messages that were sent to the owner through this code, and the way to those of all codes that are held. */
export function LatestMessages({ codeId }: { codeId: string }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(messagesQuery({ code: codeId, pageSize: SHOWN }));
  const inbox = `/messages?code=${codeId}`;
  return (
    <LoadedSection
      size="lg"
      title={t('messages.title')}
      aside={<Link to={inbox}>{t('code.allMessages')}</Link>}
      gap={3}
      query={query}
      errorTitle={t('messages.loadFailed')}
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {({ items, total, held }) => (
        <Stack gap={3}>
          {total === 0 ? (
            <p className={look.quiet}>{t('code.noMessages')}</p>
          ) : (
            <ul role="list" className={look.divided}>
              {items.map((message) => (
                <li key={message.id}>
                  <MessageLink
                    message={message}
                    to={`${inbox}&${OPEN_PARAM}=${message.id}`}
                    text={message.body || t('message.gone')}
                    at={message.createdAt}
                  />
                </li>
              ))}
            </ul>
          )}
          {held > 0 && <Link to={HELD_PATH}>{t('messages.views.held', { held })}</Link>}
        </Stack>
      )}
    </LoadedSection>
  );
}
