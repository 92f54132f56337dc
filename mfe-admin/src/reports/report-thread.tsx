import { toCoordinates, toMapUrl } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, useFormats } from '@ringtag/pages';
import { Thread, ThreadMessage, ThreadPhotos, ThreadPlace } from '@ringtag/ui';
import type { ReportedConversation, ReportedMessage } from './reports.queries';

/** What both sides wrote. Each message says of which side it is: a sender may have chosen any name. */
export function ReportThread({ report }: { report: ReportedConversation }) {
  const { t } = useTranslation('operations');
  const names = { sender: report.senderName, owner: report.owner.name };
  return (
    <Thread aria-label={t('reports.report.thread')}>
      {report.messages.map(({ position, side, body, createdAt, photos, place }) => (
        <ThreadMessage
          key={position}
          own={side === 'owner'}
          who={
            <>
              <strong>{t(`reports.report.sides.${side}`)}</strong>
              {names[side] && (
                <>
                  {' · '}
                  <bdi translate="no">{names[side]}</bdi>
                </>
              )}
            </>
          }
          text={body || (photos.length === 0 && !place ? t('reports.report.gone') : '')}
          when={<DayTime at={createdAt} />}
        >
          <Photos reportId={report.id} photos={photos} />
          {place && <Place place={place} />}
        </ThreadMessage>
      ))}
    </Thread>
  );
}

/** Small, so that nobody has to look at more than they want. Each opens in a tab of its own. */
function Photos({ reportId, photos }: { reportId: string; photos: ReportedMessage['photos'] }) {
  const { t } = useTranslation('operations');
  if (photos.length === 0) return null;
  return (
    <ThreadPhotos small>
      {photos.map(({ id, width, height }, index) => {
        const path = `/api/reports/${reportId}/photos/${id}`;
        const alt = t('reports.report.photo', { number: index + 1 });
        return (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer noopener">
              <img src={path} loading="lazy" {...{ alt, width, height }} />
            </a>
          </li>
        );
      })}
    </ThreadPhotos>
  );
}

function Place({ place }: { place: NonNullable<ReportedMessage['place']> }) {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  return (
    <ThreadPlace
      title={t(place.about ? 'reports.report.placeAbout' : 'reports.report.place')}
      coordinates={toCoordinates(place)}
      within={t('reports.report.within', { accuracy: number(place.accuracy) })}
    >
      <a href={toMapUrl(place)} target="_blank" rel="noreferrer noopener">
        {t('reports.report.map')}
      </a>
    </ThreadPlace>
  );
}
