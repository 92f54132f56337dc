import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import styles from './releases.module.css';
import type { Release } from './releases.queries';

/** As git shortens it. */
const SHORT = 8;

/** The number of a release with its commit. */
export function ReleaseName({ release: { number, commit } }: { release: Release }) {
  const { t } = useTranslation('releases');
  return (
    <span className={styles.name} translate={number > 0 ? 'no' : undefined}>
      {number > 0 ? number : t('release.unnumbered')}
      {commit && <code title={commit}>{commit.slice(0, SHORT)}</code>}
    </span>
  );
}

/** How a release came to the server. */
export function ReleaseOrigin({ release: { shipped, uploadedAt } }: { release: Release }) {
  const { t } = useTranslation('releases');
  const { date } = useFormats();
  if (uploadedAt) return t('release.uploaded', { date: date(uploadedAt) });
  return t(shipped ? 'release.shipped' : 'release.shippedBefore');
}
