import { DOCUMENT_ID } from '@ringtag/contracts';
import { ButtonLink, buttonClass, IconDownload, IconCopy, IconMessage, IconShare } from '@ringtag/ui/static';
import styles from './card-actions.module.css';
import type { CardTexts } from './card-texts';
import { WAY_ICONS } from './field-icons';
import type { Way } from './ways';

/** Where the message form is (`MessagePart`). */
export const MESSAGE = `#${DOCUMENT_ID.message}`;

interface RoundActionsProps {
  ways: readonly Way[];
  texts: CardTexts;
}

/** The ways to reach the owner, one circle each. */
export function RoundActions({ ways, texts }: RoundActionsProps) {
  if (ways.length === 0) return null;
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ kind, href }) => {
        const WayIcon = WAY_ICONS[kind];
        return (
          <li key={kind}>
            <a href={href} rel="noopener noreferrer nofollow" className={styles.way}>
              <span className={styles.circle}>
                <WayIcon size={24} />
              </span>
              {texts.ways[kind]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface MainActionsProps {
  /** The address of the contact file. */
  vcard: string | undefined;
  texts: CardTexts;
}

/** The two main actions of a contact. */
export function MainActions({ vcard, texts }: MainActionsProps) {
  return (
    <div className={styles.main} data-main="">
      <ButtonLink href={vcard} icon={<IconDownload />}>
        {texts.save}
      </ButtonLink>
      <ButtonLink href={MESSAGE} variant="outline" icon={<IconMessage />} data-message="">
        {texts.message}
      </ButtonLink>
    </div>
  );
}

/** For a script: shown where the browser can do it. */
export function ShareActions({ texts }: { texts: CardTexts }) {
  const look = buttonClass({ variant: 'plain' });
  return (
    <>
      <button type="button" className={`${look} ${styles.share}`} data-share="">
        <IconShare />
        {texts.share}
      </button>{' '}
      <button
        type="button"
        className={`${look} ${styles.copyLink}`}
        data-copy=""
        data-copied={texts.linkCopied}
      >
        <IconCopy />
        {texts.copyLink}
      </button>
    </>
  );
}
