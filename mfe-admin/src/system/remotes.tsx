import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, useFormats } from '@ringtag/pages';
import { Badge, Stack, Table, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { PreviewNotice } from './releases/preview-notice';
import { ReleaseName, ReleaseOrigin } from './releases/release-name';
import styles from './releases/releases.module.css';
import { type Release, releasesQuery } from './releases/releases.queries';
import type { System } from './system.queries';

type State = System['remotes'][number];

interface Remote extends State {
  served: Release | undefined;
  shared: Release | undefined;
}

/** What is shown of each remote, and what browsers could not show. */
export function Remotes({ system }: { system: System }) {
  const { t } = useTranslation('releases');
  const query = useQuery(releasesQuery);
  const columns = useColumns(system.startedAt);
  return (
    <LoadedSection
      title={t('modules.title')}
      text={t('modules.text')}
      query={query}
      errorTitle={t('modules.loadFailed')}
    >
      {({ items, previewed }) => (
        <Stack gap={4}>
          <PreviewNotice previewed={previewed} />
          <Table
            caption={t('modules.title')}
            hideCaption
            columns={columns}
            rows={toRows(system.remotes, items)}
            rowKey={({ name }) => name}
            empty={<p className={styles.detail}>{t('list.none')}</p>}
          />
        </Stack>
      )}
    </LoadedSection>
  );
}

/** Nothing is known of remotes that nobody sees, beside their releases. */
function toRows(states: readonly State[], releases: readonly Release[]): Remote[] {
  const names = new Set([...states.map(({ name }) => name), ...releases.map(({ remote }) => remote)]);
  return [...names].sort().map((name) => {
    const state = states.find((each) => each.name === name);
    const own = releases.filter(({ remote }) => remote === name);
    return {
      ...(state ?? { name, owner: null, failures: 0, failingSince: null }),
      served: own.find(({ audience }) => audience === 'everybody'),
      shared: own.find(({ audience }) => audience === 'share'),
    };
  });
}

/** @param startedAt since when the server runs, and shows what it ships with */
function useColumns(startedAt: string): TableColumn<Remote>[] {
  const { t } = useTranslation('releases');
  const { dateTime } = useFormats();
  return [
    {
      key: 'name',
      header: t('modules.name'),
      rowHeader: true,
      cell: ({ name }) => (
        <Link to={`/system/${name}`} translate="no">
          {name}
        </Link>
      ),
    },
    {
      key: 'owner',
      header: t('modules.owner'),
      cell: ({ owner }) => (owner ? <span translate="no">{owner}</span> : '–'),
    },
    { key: 'release', header: t('modules.release'), cell: (remote) => <Shown {...remote} /> },
    {
      key: 'since',
      header: t('modules.since'),
      cell: ({ served }) => {
        const since = served?.servedSince ?? (served?.shipped ? startedAt : null);
        return since ? dateTime(since) : '–';
      },
    },
    {
      key: 'failures',
      header: t('modules.failures'),
      align: 'end',
      cell: (remote) => <Failures {...remote} />,
    },
  ];
}

function Shown({ served, shared }: Remote) {
  const { t } = useTranslation('releases');
  const { percent } = useFormats();
  return (
    <div>
      {served ? <ReleaseName release={served} /> : <Badge tone="danger">{t('modules.nothing')}</Badge>}
      {served && (
        <p className={styles.detail}>
          <ReleaseOrigin release={served} />
        </p>
      )}
      {shared && (
        <Badge tone="info">
          {t('modules.shared', { share: percent(shared.share / 100, 0), number: shared.number })}
        </Badge>
      )}
    </div>
  );
}

function Failures({ failures, failingSince }: Remote) {
  const { t } = useTranslation('releases');
  const { number, dateTime } = useFormats();
  return (
    <div>
      <Badge tone={failures > 0 ? 'danger' : 'success'}>{number(failures)}</Badge>
      {failingSince && (
        <p className={styles.detail}>{t('modules.failingSince', { time: dateTime(failingSince) })}</p>
      )}
    </div>
  );
}
