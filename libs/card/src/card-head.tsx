import { Avatar } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import { type PublicOwner, toPicture, toSubtitle } from './card-fields';
import styles from './card-head.module.css';
import type { CardTexts } from './card-texts';
import { type CardTemplate, OwnWords } from './own-words';

interface HeadProps {
  owner: PublicOwner;
  /** The name, as the heading of the page. */
  heading: ReactNode;
  template: CardTemplate | undefined;
}

/** A person who gives out a contact: who it is, then the owner's words. */
export function ContactHead({ owner, heading, template }: HeadProps) {
  return (
    <div className={styles.contact}>
      <Avatar name={owner.name} {...toPicture(owner)} size="xl" />
      {heading}
      <Subtitle owner={owner} />
      {template?.title && (
        <p className={styles.title}>
          <OwnWords text={template.title} template={template} />
        </p>
      )}
      {template?.description && (
        <p className={styles.description}>
          <OwnWords text={template.description} template={template} />
        </p>
      )}
    </div>
  );
}

/** A thing that was found: whose it is in one line, then what to do. The page's words stand for those not written. */
export function LostHead({ owner, heading, template, texts }: HeadProps & { texts: CardTexts }) {
  return (
    <div className={styles.lost}>
      <div className={styles.owner}>
        <Avatar name={owner.name} {...toPicture(owner)} size="lg" />
        <div>
          <p className={styles.quiet}>{texts.belongsTo}</p>
          {heading}
          <Subtitle owner={owner} />
        </div>
      </div>
      <h2 className={styles.headline}>
        <OwnWords text={template?.title} template={template}>
          {texts.found}
        </OwnWords>
      </h2>
      <p className={styles.description}>
        <OwnWords text={template?.description} template={template}>
          {/* It contains the owner's name. */}
          <bdi>{texts.foundText}</bdi>
        </OwnWords>
      </p>
    </div>
  );
}

function Subtitle({ owner }: { owner: PublicOwner }) {
  const parts = toSubtitle(owner);
  if (parts.length === 0) return null;
  return (
    <p className={styles.quiet}>
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  );
}
