import { CONTRACT_VERSION } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, useFormats } from '@ringtag/pages';
import { Badge, type TableColumn } from '@ringtag/ui';
import { ReleaseActions } from './release-actions';
import { ReleaseName, ReleaseOrigin } from './release-name';
import styles from './releases.module.css';
import type { Decision, Release } from './releases.queries';

interface Shown {
  /** The number that everybody sees; below all numbers if there is none. */
  served: number;
  /** The number that this session alone sees. */
  previewed: number | undefined;
  /** The number that is being changed. */
  saving: number | undefined;
  onDecide: (release: Release, decision: Decision) => void;
}

/** The columns of the releases of a remote. */
export function useReleaseColumns({ served, previewed, saving, onDecide }: Shown): TableColumn<Release>[] {
  const { t } = useTranslation('releases');
  return [
    {
      key: 'number',
      header: t('list.number'),
      rowHeader: true,
      cell: (release) => <ReleaseName release={release} />,
    },
    { key: 'uploaded', header: t('list.uploaded'), cell: (release) => <Uploaded release={release} /> },
    { key: 'contract', header: t('list.contract'), cell: (release) => <Contract release={release} /> },
    {
      key: 'audience',
      header: t('list.audience'),
      cell: (release) => <Audience release={release} previewed={release.number === previewed} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      align: 'end',
      cell: (release) => (
        <ReleaseActions
          release={release}
          served={served}
          saving={release.number === saving}
          onDecide={(decision) => onDecide(release, decision)}
        />
      ),
    },
  ];
}

function Uploaded({ release }: { release: Release }) {
  const { uploadedAt, uploadedBy } = release;
  if (!uploadedAt) return <ReleaseOrigin release={release} />;
  return (
    <div>
      <DayTime at={uploadedAt} />
      {uploadedBy && <p className={styles.detail}>{uploadedBy}</p>}
    </div>
  );
}

function Contract({ release: { contract } }: { release: Release }) {
  const { t } = useTranslation('releases');
  const { number } = useFormats();
  return (
    <div>
      {number(contract)}
      {contract !== CONTRACT_VERSION && <p className={styles.detail}>{t('release.misfit')}</p>}
    </div>
  );
}

const TONES = { everybody: 'success', share: 'info', nobody: 'neutral' } as const;

function Audience({ release, previewed }: { release: Release; previewed: boolean }) {
  const { t } = useTranslation('releases');
  const { dateTime, percent } = useFormats();
  const { audience, blocked, servedSince } = release;
  const share = percent(release.share / 100, 0);
  return (
    <div>
      <span className={styles.badges}>
        {blocked && <Badge tone="danger">{t('audience.blocked')}</Badge>}
        {!blocked && !(previewed && audience === 'nobody') && (
          <Badge tone={TONES[audience]}>{t(`audience.${audience}`, { share })}</Badge>
        )}
        {previewed && <Badge tone="info">{t('audience.you')}</Badge>}
      </span>
      {servedSince && <p className={styles.detail}>{t('audience.since', { date: dateTime(servedSince) })}</p>}
    </div>
  );
}
