import { helpPath } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink, Card, EmptyState, IconInbox, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import type { InboxAddress } from './use-inbox-address';

/**
 * Says why the list is empty while nothing is searched for: no message fits the filters, the chosen view is empty, or no
 * message has arrived yet.
 */
export function NoMessages({ address }: { address: InboxAddress }) {
  const { t } = useTranslation('dashboard');
  const { show, code, kind } = address.filters;
  if (address.isNarrowed) {
    const view = show === 'archived' ? 'messages.noneArchived' : 'messages.noneUnread';
    return (
      <EmptyState
        kind="no-results"
        icon={<IconInbox />}
        title={t(code || kind ? 'messages.noneMatch' : view)}
        action={
          <Button variant="outline" onClick={address.clear}>
            {t('messages.showAll')}
          </Button>
        }
      />
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
