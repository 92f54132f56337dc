import { MAIL_STATES, type MailState } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ClearListButton, FilterSelect, ListTable, useListAddress } from '@ringtag/lists';
import { DayTime, showSuccess, useFailureToast, useFormats } from '@ringtag/pages';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  IconMail,
  IconRefresh,
  PageHeader,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import styles from './mails.module.css';
import { mailsQuery, useRetryMail, type Mail } from './mails.queries';

const TONES = {
  waiting: 'info',
  failed: 'danger',
  refused: 'warning',
  sent: 'success',
  dropped: 'neutral',
} as const;

const CAN_BE_RETRIED: MailState[] = ['failed', 'refused'];

/** /mails: the mails of the server and their delivery. */
export default function MailsPage() {
  const { t } = useTranslation(['records', 'system']);
  const address = useListAddress({ state: MAIL_STATES });
  const state = address.filters.state as MailState | undefined;
  const { q: _search, ...params } = address.params;
  const query = useQuery(mailsQuery({ ...params, state }));
  return (
    <>
      <PageHeader
        back={<Link to="/system">{t('system:system.title')}</Link>}
        title={t('mails.title')}
        subtitle={t('mails.subtitle')}
      />
      <ListTable
        address={address}
        query={query}
        title={t('mails.title')}
        columns={useColumns()}
        texts={{ loadFailed: t('mails.loadFailed'), pages: t('mails.pages') }}
        filters={
          <FilterSelect
            address={address}
            name="state"
            label={t('mails.state')}
            any={t('mails.anyState')}
            values={MAIL_STATES}
            text={(each) => t(`mails.states.${each}`)}
          />
        }
        empty={
          <Card>
            <EmptyState
              kind={state ? 'no-results' : 'first-use'}
              icon={<IconMail />}
              title={t(state ? 'mails.noneInState' : 'mails.none')}
              text={t('mails.noneText')}
              action={state && <ClearListButton address={address} />}
            />
          </Card>
        }
      />
    </>
  );
}

function useColumns(): TableColumn<Mail>[] {
  const { t } = useTranslation('records');
  return [
    {
      key: 'template',
      header: t('mails.template'),
      rowHeader: true,
      cell: ({ template }) => t(`mails.templates.${template}`),
    },
    {
      key: 'recipient',
      header: t('mails.recipient'),
      cell: ({ recipient }) => (
        <span className={styles.recipient} translate="no">
          {recipient}
        </span>
      ),
    },
    { key: 'state', header: t('mails.state'), cell: (mail) => <State mail={mail} /> },
    {
      key: 'created',
      header: t('mails.created'),
      cell: ({ createdAt }) => <DayTime at={createdAt} />,
    },
    {
      key: 'actions',
      header: t('mails.actions'),
      hideHeader: true,
      align: 'end',
      cell: (mail) => CAN_BE_RETRIED.includes(mail.state) && <RetryButton mail={mail} />,
    },
  ];
}

function State({ mail: { state, tries, lastError } }: { mail: Mail }) {
  const { t } = useTranslation('records');
  const { number } = useFormats();
  return (
    <div className={styles.state}>
      <Badge tone={TONES[state]}>{t(`mails.states.${state}`)}</Badge>
      {tries > 0 && <p>{t('mails.tries', { value: number(tries) })}</p>}
      {tries > 0 && lastError && <p translate="no">{lastError}</p>}
    </div>
  );
}

function RetryButton({ mail: { id, recipient } }: { mail: Mail }) {
  const { t } = useTranslation('records');
  const tellFailure = useFailureToast();
  const retry = useRetryMail(id);
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<IconRefresh />}
      aria-label={t('mails.retryOf', { recipient })}
      loading={retry.isPending}
      loadingLabel={t('mails.retrying')}
      onClick={() =>
        // The promise of `mutateAsync` is used, because the callbacks of `mutate` would not run: the list is read again
        // first, and the button is unmounted when the state of its mail changes.
        void retry.mutateAsync().then(
          () => showSuccess(t('mails.retried')),
          (error: unknown) => tellFailure(t('mails.retryFailed'), error),
        )
      }
    >
      {t('mails.retry')}
    </Button>
  );
}
