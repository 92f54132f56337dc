import { toCoordinates, toMapUrl } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, useFormats } from '@ringtag/pages';
import type { ReportedConversation, ReportedMessage } from './reports.queries';
import styles from './thread.module.css';

/** What both sides wrote. Each message says of which side it is: a sender may have chosen any name. */
export function Thread({ report }: { report: ReportedConversation }) {
  const { t } = useTranslation('reports');
  const names = { sender: report.senderName, owner: report.owner.name };
  return (
    <ol className={styles.thread} role="list" aria-label={t('report.thread')}>
      {report.messages.map((message) => (
        <li
          key={message.position}
          className={message.side === 'owner' ? `${styles.message} ${styles.owner}` : styles.message}
        >
          <p className={styles.meta}>
            <strong>{t(`report.sides.${message.side}`)}</strong>
            {names[message.side] && (
              <>
                {' · '}
                <bdi translate="no">{names[message.side]}</bdi>
              </>
            )}
          </p>
          {message.body && (
            <p className={styles.text} dir="auto">
              {message.body}
            </p>
          )}
          <Photos reportId={report.id} photos={message.photos} />
          {message.place && <Place place={message.place} />}
          <p className={styles.meta}>
            <DayTime at={message.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Small, so that nobody has to look at more than they want. Each opens in a tab of its own. */
function Photos({ reportId, photos }: { reportId: string; photos: ReportedMessage['photos'] }) {
  const { t } = useTranslation('reports');
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} role="list">
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`/api/reports/${reportId}/photos/${id}`} target="_blank" rel="noreferrer noopener">
            <img
              src={`/api/reports/${reportId}/photos/${id}`}
              alt={t('report.photo', { number: index + 1 })}
              loading="lazy"
              width={width}
              height={height}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Place({ place }: { place: NonNullable<ReportedMessage['place']> }) {
  const { t } = useTranslation('reports');
  const { number } = useFormats();
  return (
    <p className={styles.text}>
      {t(place.about ? 'report.placeAbout' : 'report.place')}
      <br />
      <bdi dir="ltr">{toCoordinates(place)}</bdi>
      {`, ${t('report.within', { accuracy: number(place.accuracy) })}`}
      <br />
      <a href={toMapUrl(place)} target="_blank" rel="noreferrer noopener">
        {t('report.map')}
      </a>
    </p>
  );
}
