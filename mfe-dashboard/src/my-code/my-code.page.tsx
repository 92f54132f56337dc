import { usePageTitle, useErrorText, useTranslation } from '@ringtag/i18n';
import { ListStates } from '@ringtag/pages';
import { Alert, Card, PageHeader, showToast, Skeleton, SkeletonGroup, Stack, Switch } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link, useParams } from '@ringtag/vendor-router';
import type { MyCode } from '../my-codes/my-codes.queries';
import { useChangeMyCode } from './change-my-code.queries';
import { CodeActions } from './code-actions';
import { CodeFacts } from './code-facts';
import { Alias, nameOf } from './code-name';
import styles from './my-code.module.css';
import { myCodeQuery } from './my-code.queries';
import { StatusBadge } from './status-badge';

/** /my-code/{id}: one code of the reader. */
export default function MyCodePage() {
  const { t } = useTranslation('dashboard');
  const { id = '' } = useParams();
  const query = useQuery(myCodeQuery(id));
  const name = query.data && nameOf(query.data);
  usePageTitle(name ?? t('code.title'));
  return (
    <div className={styles.column}>
      <PageHeader
        back={<Link to="/my-codes">{t('code.back')}</Link>}
        title={name ?? t('code.title')}
        subtitle={query.data?.label && <Alias alias={query.data.alias} />}
        actions={query.data && <StatusBadge status={query.data.status} />}
      />
      <ListStates
        query={query}
        errorTitle={t('code.loadFailed')}
        skeleton={(label) => (
          <SkeletonGroup label={label}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </SkeletonGroup>
        )}
      >
        {(code) => <CodeDetails code={code} />}
      </ListStates>
    </div>
  );
}

function CodeDetails({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={4}>
      {code.status === 'inactive' && <Alert tone="warning">{t('code.pausedHint')}</Alert>}
      {code.status === 'disabled' && <Alert tone="danger">{t('code.disabledHint')}</Alert>}
      <Card>
        <Stack gap={6}>
          <CodeFacts code={code} />
          <CodeActions code={code} />
        </Stack>
      </Card>
      <Card>
        <NotifySwitch code={code} />
      </Card>
    </Stack>
  );
}

function NotifySwitch({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const change = useChangeMyCode(code.id);
  const shown = (change.isPending && change.variables.notify) || code.notify;
  return (
    <Switch
      label={t('code.notify')}
      hint={t('code.notifyHint')}
      checked={shown === 'always'}
      onChange={(event) =>
        change.mutate(
          { notify: event.target.checked ? 'always' : 'never' },
          {
            onError: (error) =>
              showToast({ variant: 'error', title: t('code.changeFailed'), description: errorText(error) }),
          },
        )
      }
    />
  );
}
