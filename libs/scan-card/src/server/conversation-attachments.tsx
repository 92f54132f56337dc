import {
  conversationPhotoPath,
  type Locale,
  type Place,
  toCoordinates,
  toGeoUri,
  toMapUrl,
} from '@ringtag/contracts';
import styles from './conversation-attachments.module.css';
import { fill, type Texts } from './texts';

/** What a message has besides its text. */
export interface ShownAttachments {
  photos: readonly { id: string; width: number; height: number }[];
  place: ShownPlace | null;
}

type ShownPlace = Place & { about: boolean };

interface MessageAttachmentsProps extends ShownAttachments {
  token: string;
  texts: Texts;
  locale: Locale;
}

/** Photos, each of which opens large in the same tab, and a place as coordinates with links to maps. */
export function MessageAttachments({ token, photos, place, texts, locale }: MessageAttachmentsProps) {
  const { attachments } = texts.plain;
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} role="list">
          {photos.map(({ id, width, height }, index) => {
            const path = conversationPhotoPath(token, id);
            const alt = fill(attachments.photo, { number: String(index + 1) });
            return (
              <li key={id}>
                <a href={path}>
                  <img className={styles.photo} src={path} loading="lazy" {...{ alt, width, height }} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {place && <PlaceLinks place={place} texts={attachments.place} locale={locale} />}
    </>
  );
}

interface PlaceLinksProps {
  place: ShownPlace;
  texts: Texts['plain']['attachments']['place'];
  locale: Locale;
}

function PlaceLinks({ place, texts, locale }: PlaceLinksProps) {
  const accuracy = new Intl.NumberFormat(locale).format(place.accuracy);
  return (
    <div className={styles.place}>
      <p>
        {place.about ? texts.titleAbout : texts.title}
        <br />
        <bdi dir="ltr">{toCoordinates(place)}</bdi>
        {`, ${fill(texts.within, { accuracy })}`}
      </p>
      <p className={styles.links}>
        <a href={toMapUrl(place)} target="_blank" rel="noreferrer noopener">
          {texts.map}
        </a>
        <a href={toGeoUri(place)}>{texts.app}</a>
      </p>
    </div>
  );
}
