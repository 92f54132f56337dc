import { helpPath, type MessageView } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink, Card, EmptyState, IconInbox, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { HELD_PATH } from './messages.queries';
import type { InboxAddress } from './use-inbox-address';

const NONE = {
  unread: 'messages.noneUnread',
  archived: 'messages.noneArchived',
  held: 'messages.noneHeld',
} as const satisfies Record<MessageView, string>;

interface NoMessagesProps {
  address: InboxAddress;
  /** How many messages are held. */
  held: number;
}

/**
 * Says why the list is empty while nothing is searched for: no message fits the filters, the chosen view is empty, or no
 * message has arrived yet.
 */
export function NoMessages({ address, held }: NoMessagesProps) {
  const { t } = useTranslation('dashboard');
  const { show, code, kind } = address.filters;
  if (address.isNarrowed) {
    return (
      <EmptyState
        kind="no-results"
        icon={<IconInbox />}
        // The address drops every other value.
        title={t(code || kind || !show ? 'messages.noneMatch' : NONE[show as MessageView])}
        action={
          <Button variant="outline" onClick={address.clear}>
            {t('messages.showAll')}
          </Button>
        }
      />
    );
  }
  if (held > 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconInbox />}
          title={t('messages.empty.title')}
          text={t('messages.isHeld', { count: held })}
          action={
            <ButtonLink as={Link} to={HELD_PATH}>
              {t('messages.showHeld')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<IconInbox />}
        title={t('messages.empty.title')}
        text={t('messages.empty.text')}
        action={
          <Stack gap={3} align="center">
            <ButtonLink as={Link} to="/my-codes">
              {t('messages.empty.action')}
            </ButtonLink>
            <a href={helpPath('owner', 'visible')}>{t('help')}</a>
          </Stack>
        }
      />
    </Card>
  );
}
