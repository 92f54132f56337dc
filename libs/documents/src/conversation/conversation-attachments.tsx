import { type Locale, type Place, toCoordinates, toGeoUri, toMapUrl } from '@ringtag/contracts';
import { ThreadPhotos, ThreadPlace } from '@ringtag/ui/static';
import { fill, type Texts } from '../texts';

/** What a message has besides its text. */
export interface ShownAttachments {
  photos: readonly { id: string; width: number; height: number }[];
  place: ShownPlace | null;
}

type ShownPlace = Place & { about: boolean };

interface MessageAttachmentsProps extends ShownAttachments {
  toPhotoPath: (id: string) => string;
  texts: Texts;
  locale: Locale;
}

/** Photos, each of which opens large in the same tab, and a place as coordinates with links to maps. */
export function MessageAttachments({ toPhotoPath, photos, place, texts, locale }: MessageAttachmentsProps) {
  const { plain } = texts;
  return (
    <>
      {photos.length > 0 && (
        <ThreadPhotos>
          {photos.map(({ id, width, height }, index) => {
            const path = toPhotoPath(id);
            const alt = fill(plain.attachments.photo, { number: String(index + 1) });
            return (
              <li key={id}>
                <a href={path}>
                  <img src={path} loading="lazy" {...{ alt, width, height }} />
                </a>
              </li>
            );
          })}
        </ThreadPhotos>
      )}
      {place && <PlaceLinks place={place} texts={texts} locale={locale} />}
    </>
  );
}

interface PlaceLinksProps {
  place: ShownPlace;
  texts: Texts;
  locale: Locale;
}

function PlaceLinks({ place, texts: { plain }, locale }: PlaceLinksProps) {
  const accuracy = new Intl.NumberFormat(locale).format(place.accuracy);
  return (
    <ThreadPlace
      title={place.about ? plain.attachments.place.titleAbout : plain.attachments.place.title}
      coordinates={toCoordinates(place)}
      within={fill(plain.attachments.place.within, { accuracy })}
    >
      <a href={toMapUrl(place)} target="_blank" rel="noreferrer noopener">
        {plain.attachments.place.map}
      </a>
      <a href={toGeoUri(place)}>{plain.attachments.place.app}</a>
    </ThreadPlace>
  );
}
