import type { PageKind } from '@ringtag/contracts';
import { ButtonLink, IconDownload, IconMessage } from '@ringtag/ui/static';
import { MESSAGE } from './card-actions';
import styles from './card-bar.module.css';
import type { CardTexts } from './card-texts';
import { WAY_ICONS } from './field-icons';
import type { Way } from './ways';

interface CardBarProps {
  pageKind: PageKind;
  vcard: string | undefined;
  ways: readonly Way[];
  texts: CardTexts;
}

/** The two main actions at the foot of a phone's screen, where they can be reached while their place is out of view. */
export function CardBar({ pageKind, vcard, ways: [way], texts }: CardBarProps) {
  const lost = pageKind === 'lost';
  const WayIcon = way && WAY_ICONS[way.kind];
  const message = (
    <ButtonLink href={MESSAGE} variant={lost ? 'solid' : 'outline'} icon={<IconMessage />} data-message="">
      {texts.message}
    </ButtonLink>
  );
  return (
    <div className={styles.bar} data-sticky="">
      {lost ? (
        <>
          {message}
          {WayIcon && (
            <ButtonLink
              href={way.href}
              rel="noopener noreferrer nofollow"
              variant="outline"
              icon={<WayIcon />}
            >
              {texts.ways[way.kind]}
            </ButtonLink>
          )}
        </>
      ) : (
        <>
          <ButtonLink href={vcard} icon={<IconDownload />}>
            {texts.save}
          </ButtonLink>
          {message}
        </>
      )}
    </div>
  );
}
