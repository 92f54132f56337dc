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
  stopped: 'warning',
} as const;

const CAN_BE_RETRIED: MailState[] = ['failed', 'refused'];

/** /mails: the mails of the server and their delivery. */
export default function MailsPage() {
  const { t } = useTranslation('operations');
  const address = useListAddress({ state: MAIL_STATES });
  const state = address.filters.state as MailState | undefined;
  const { q: _search, ...params } = address.params;
  const query = useQuery(mailsQuery({ ...params, state }));
  return (
    <>
      <PageHeader
        back={<Link to="/system">{t('system.system.title')}</Link>}
        title={t('records.mails.title')}
        subtitle={t('records.mails.subtitle')}
      />
      <ListTable
        address={address}
        query={query}
        title={t('records.mails.title')}
        columns={useColumns()}
        texts={{ loadFailed: t('records.mails.loadFailed'), pages: t('records.mails.pages') }}
        filters={
          <FilterSelect
            address={address}
            name="state"
            label={t('records.mails.state')}
            any={t('records.mails.anyState')}
            values={MAIL_STATES}
            text={(each) => t(`records.mails.states.${each}`)}
          />
        }
        empty={
          <Card>
            <EmptyState
              kind={state ? 'no-results' : 'first-use'}
              icon={<IconMail />}
              title={t(state ? 'records.mails.noneInState' : 'records.mails.none')}
              text={t('records.mails.noneText')}
              action={state && <ClearListButton address={address} />}
            />
          </Card>
        }
      />
    </>
  );
}

function useColumns(): TableColumn<Mail>[] {
  const { t } = useTranslation('operations');
  return [
    {
      key: 'template',
      header: t('records.mails.template'),
      rowHeader: true,
      cell: ({ template }) => t(`records.mails.templates.${template}`),
    },
    {
      key: 'recipient',
      header: t('records.mails.recipient'),
      cell: ({ recipient }) => (
        <span className={styles.recipient} translate="no">
          {recipient}
        </span>
      ),
    },
    { key: 'state', header: t('records.mails.state'), cell: (mail) => <State mail={mail} /> },
    {
      key: 'created',
      header: t('records.mails.created'),
      cell: ({ createdAt }) => <DayTime at={createdAt} />,
    },
    {
      key: 'actions',
      header: t('records.mails.actions'),
      hideHeader: true,
      align: 'end',
      cell: (mail) => CAN_BE_RETRIED.includes(mail.state) && <RetryButton mail={mail} />,
    },
  ];
}

function State({ mail: { state, tries, lastError } }: { mail: Mail }) {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  return (
    <div className={styles.state}>
      <Badge tone={TONES[state]}>{t(`records.mails.states.${state}`)}</Badge>
      {tries > 0 && <p>{t('records.mails.tries', { value: number(tries) })}</p>}
      {tries > 0 && lastError && <p translate="no">{lastError}</p>}
    </div>
  );
}

function RetryButton({ mail: { id, recipient } }: { mail: Mail }) {
  const { t } = useTranslation('operations');
  const tellFailure = useFailureToast();
  const retry = useRetryMail(id);
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<IconRefresh />}
      aria-label={t('records.mails.retryOf', { recipient })}
      loading={retry.isPending}
      loadingLabel={t('records.mails.retrying')}
      onClick={() =>
        // The promise of `mutateAsync` is used, because the callbacks of `mutate` would not run: the list is read again
        // first, and the button is unmounted when the state of its mail changes.
        void retry.mutateAsync().then(
          () => showSuccess(t('records.mails.retried')),
          (error: unknown) => tellFailure(t('records.mails.retryFailed'), error),
        )
      }
    >
      {t('records.mails.retry')}
    </Button>
  );
}
