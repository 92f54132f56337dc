import type { SocialKey } from '@ringtag/contracts';
import { icon, type Icon, VisuallyHidden } from '@ringtag/ui/static';
import type { NetworkLine } from './card-fields';
import type { CardTexts } from './card-texts';
import styles from './networks.module.css';

/** Own outlines of the networks' signs. */
const NETWORK_ICONS: Record<Exclude<SocialKey, 'whatsapp'>, Icon> = {
  linkedin: icon(
    'M5 3.5h14A1.5 1.5 0 0120.5 5v14a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 19V5A1.5 1.5 0 015 3.5M8 10.5V17M8 7.3v.01M12 10.5V17M12 13.5c0-3.8 4.5-3.8 4.5 0V17',
  ),
  twitter: icon('M4 4l12 16h4L8 4zM4.5 20l6.2-6.9M13.3 10.2L19.5 4'),
  instagram: icon(
    'M8 3.5h8A4.5 4.5 0 0120.5 8v8a4.5 4.5 0 01-4.5 4.5H8A4.5 4.5 0 013.5 16V8A4.5 4.5 0 018 3.5M12 8a4 4 0 100 8 4 4 0 000-8M17 7v.01',
  ),
  facebook: icon('M14 21v-8h3l.5-3.5H14V7.5c0-1.3.7-2 2-2h1.5v-3h-2.3c-3 0-4.7 1.7-4.7 4.5v2.5h-3V13h3v8z'),
  github: icon(
    'M9.5 21v-3.5c-3 .8-3.7-1.5-5-2M14.5 21v-4c0-1-.2-1.6-.7-2 3-.4 5.2-1.7 5.2-5.2a4.7 4.7 0 00-1.3-3.3 4.5 4.5 0 00-.2-3c-1.2.1-2.3.7-3.2 1.3a10 10 0 00-4.6 0C8.8 4.2 7.7 3.6 6.5 3.5a4.5 4.5 0 00-.2 3A4.7 4.7 0 005 9.8C5 13.3 7.2 14.6 10.2 15c-.5.5-.7 1.2-.7 2',
  ),
  tiktok: icon('M13.5 3.5v11.3a3.8 3.8 0 11-3.8-3.8M13.5 3.5c.3 3.1 2.5 5.2 5.5 5.3'),
  youtube: icon(
    'M6 5.5h12A3.5 3.5 0 0121.5 9v6a3.5 3.5 0 01-3.5 3.5H6A3.5 3.5 0 012.5 15V9A3.5 3.5 0 016 5.5M10 9v6l5-3z',
  ),
  telegram: icon('M21 4L3 11l5.5 2.3L18 7l-7 8v5l2.8-3.3L18 20z'),
  vkontakte: icon('M3.5 7c1 6.5 4.5 10 9.5 10V7M20 7c-1 3-3.5 5-7 5 3.8.3 6.5 2 7.5 5'),
};

export interface NetworksProps {
  lines: readonly NetworkLine[];
  texts: CardTexts;
}

/** The networks of an owner as icons. */
export default function Networks({ lines, texts }: NetworksProps) {
  return (
    <ul role="list" className={styles.icons}>
      {lines.map(({ key, text, href }) => {
        const NetworkIcon = NETWORK_ICONS[key];
        return (
          <li key={key}>
            <a href={href} rel="noopener noreferrer nofollow" className={styles.icon}>
              <NetworkIcon size={22} />
              <VisuallyHidden>
                {texts.field(key)} <bdi>{text}</bdi>
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
