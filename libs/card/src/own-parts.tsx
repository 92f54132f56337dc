import { CARD_COLORS, type CardColor } from '@ringtag/contracts';
import { Card } from '@ringtag/ui/static';
import styles from './card-rows.module.css';
import { IconGlobe } from './way-icons';

/** A link that an owner added to the page of one code. */
export interface PublicLink {
  label: string;
  url: string;
  /** The host of the address. It is shown because the label may say something else. */
  host: string;
}

export interface OwnPartsProps {
  color?: CardColor;
  /** Whether the colour lies behind the picture that follows. */
  cover?: boolean;
  links?: readonly PublicLink[];
}

/**
 * What few pages have: the colour of the head, or own links. Only those pages load it, so it has no style sheet, which
 * would be one more request.
 */
export default function OwnParts({ color, cover, links = [] }: OwnPartsProps) {
  if (color) {
    return (
      <svg width="100%" height={cover ? 1 : 12} overflow="visible" aria-hidden>
        <rect width="100%" height={cover ? 72 : 12} rx="6" fill={CARD_COLORS[color]} />
      </svg>
    );
  }
  return (
    <Card as="section" padding="none">
      <ul role="list">
        {links.map(({ label, url, host }, place) => (
          <li key={place} className={styles.row}>
            <a href={url} rel="nofollow ugc noopener" className={styles.value}>
              <IconGlobe />
              <span>
                <bdi>{label}</bdi> <span className={styles.label}>{host}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
