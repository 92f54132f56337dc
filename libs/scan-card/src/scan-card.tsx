import type { Locale, ProfileFieldKey, ProfileSection } from '@ringtag/contracts';
import { Avatar, ButtonLink, Card, IconDownload, Stack } from '@ringtag/ui/static';
import { Fragment, type ReactNode } from 'react';
import { toSections, toSubtitle, type CardLine, type PublicOwner } from './card-fields';
import styles from './scan-card.module.css';

/** The owner's own texts, and their language. The page's text takes the place of an empty one. */
export interface CardTemplate {
  language: string;
  title?: string;
  description?: string;
  messageFormTitle?: string;
  messageFormPlaceholder?: string;
  sendButtonText?: string;
}

/** The texts of the card in the reader's language. */
interface CardTexts {
  save: string;
  section: (section: ProfileSection) => string;
  field: (key: ProfileFieldKey) => string;
}

export interface ScanCardProps {
  /** The code whose vCard can be saved; left out in a preview. */
  alias?: string;
  owner: PublicOwner;
  template?: CardTemplate;
  locale: Locale;
  texts: CardTexts;
  /** The heading of the page, if it is more than the name. */
  heading?: ReactNode;
  /**
   * Stands below the save button: actions that need a script, such as sharing. Their space is kept free until they
   * appear.
   */
  actions?: ReactNode;
}

/**
 * What an owner shows to everyone. The server draws it for the first paint, and the remote draws it again, so it must
 * not depend on anything but its props. Values are in `bdi`, so that their direction marks do not affect other text.
 */
export function ScanCard({ alias, owner, template, locale, texts, heading, actions }: ScanCardProps) {
  const subtitle = toSubtitle(owner);
  return (
    <Card>
      <Stack gap={6}>
        <div className={styles.head}>
          <Avatar name={owner.name} src={owner.photo} size="xl" />
          {heading ?? (
            <h1>
              <bdi>{owner.name}</bdi>
            </h1>
          )}
          {subtitle.length > 0 && (
            <p className={styles.subtitle}>
              <bdi>{subtitle.join(' · ')}</bdi>
            </p>
          )}
        </div>
        {template && <OwnerWords {...template} />}
        <div className={styles.actions}>
          <ButtonLink href={alias && `/api/scan/${alias}/contact.vcf`} block icon={<IconDownload />}>
            {texts.save}
          </ButtonLink>
          {actions ?? <span className={styles.reserved} />}
        </div>
        {toSections(owner, locale).map(({ section, lines }) => (
          <section key={section} aria-labelledby={`section-${section}`}>
            <h2 id={`section-${section}`} className={styles.section}>
              {texts.section(section)}
            </h2>
            <dl className={styles.list}>
              {lines.map((line) => (
                <Line key={line.key} line={line} label={texts.field(line.key)} />
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

function OwnerWords({ language, title, description }: CardTemplate) {
  if (!title && !description) return null;
  return (
    <div lang={language} className={styles.words}>
      {title && (
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
      )}
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  );
}

function Line({ line: { key, text, href }, label }: { line: CardLine; label: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {href ? (
          <a href={href} rel="noopener noreferrer nofollow" className={styles.link}>
            <bdi>{key === 'email' ? <EmailText email={text} /> : text}</bdi>
          </a>
        ) : (
          <bdi>{text}</bdi>
        )}
      </dd>
    </div>
  );
}

/** A longer part does not fit into a line of a narrow phone, and may break anywhere. */
const UNBROKEN = 24;

/** An e-mail address that may break after @ and dots, but not at a hyphen in a name. */
function EmailText({ email }: { email: string }) {
  return (email.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span className={part.length > UNBROKEN ? undefined : styles.unbroken}>{part}</span>
    </Fragment>
  ));
}
