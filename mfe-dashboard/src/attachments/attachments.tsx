import type { components } from '@ringtag/api-client';
import { toCoordinates, toGeoUri, toMapUrl } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Dialog, ThreadPhotos, ThreadPlace } from '@ringtag/ui';
import { useState } from 'react';
import styles from './attachments.module.css';

type Message = components['schemas']['ConversationMessageDto'];
type Photo = Message['photos'][number];
type Place = NonNullable<Message['place']>;

interface AttachmentsProps {
  conversationId: string;
  photos: readonly Photo[];
  place: Place | null;
}

/** The photos of a message, each of which opens large, and its place. */
export function Attachments({ conversationId, photos, place }: AttachmentsProps) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState<number>();
  const toPath = ({ id }: Photo) => `/api/conversations/${conversationId}/photos/${id}`;
  const name = (index: number) => t('attachments.photo', { number: index + 1 });
  const shown = opened === undefined ? undefined : photos[opened];
  return (
    <>
      {photos.length > 0 && (
        <ThreadPhotos>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button type="button" className={styles.thumbnail} onClick={() => setOpened(index)}>
                <img
                  src={toPath(photo)}
                  alt={name(index)}
                  loading="lazy"
                  width={photo.width}
                  height={photo.height}
                />
              </button>
            </li>
          ))}
        </ThreadPhotos>
      )}
      {place && <PlaceLinks place={place} />}
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpened(undefined)}
        title={name(opened ?? 0)}
        closeLabel={t('attachments.close')}
      >
        {shown && (
          <img
            className={styles.large}
            src={toPath(shown)}
            // The dialog has its name.
            alt=""
            width={shown.width}
            height={shown.height}
          />
        )}
      </Dialog>
    </>
  );
}

function PlaceLinks({ place }: { place: Place }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  return (
    <ThreadPlace
      title={place.about ? t('attachments.placeAbout') : t('attachments.place')}
      coordinates={toCoordinates(place)}
      within={t('attachments.within', { accuracy: number(place.accuracy) })}
    >
      <a href={toMapUrl(place)} target="_blank" rel="noreferrer noopener">
        {t('attachments.map')}
      </a>
      <a href={toGeoUri(place)}>{t('attachments.app')}</a>
    </ThreadPlace>
  );
}
