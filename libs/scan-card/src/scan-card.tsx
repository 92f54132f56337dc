import type { Locale, ProfileFieldKey, ProfileSection } from '@ringtag/contracts';
import { Avatar, ButtonLink, Card, IconDownload, Stack } from '@ringtag/ui/static';
import { Fragment, type ReactNode } from 'react';
import { sectionsOf, subtitleOf, type CardLine, type PublicOwner } from './card-fields';
import styles from './scan-card.module.css';

/** The owner's own texts and the language they are in; an empty one stands for the page's. */
export interface CardTemplate {
  language: string;
  title?: string;
  description?: string;
  messageFormTitle?: string;
  messageFormPlaceholder?: string;
  sendButtonText?: string;
}

/** The words of the card in the reader's language. */
interface CardTexts {
  save: string;
  section: (section: ProfileSection) => string;
  field: (key: ProfileFieldKey) => string;
}

export interface ScanCardProps {
  /** Whose file to save; none in a preview. */
  alias?: string;
  owner: PublicOwner;
  template?: CardTemplate;
  locale: Locale;
  texts: CardTexts;
  /** The page's heading, where it is more than the name. */
  heading?: ReactNode;
  /** Below the button that saves: what needs a script, such as sharing; until it comes its room is kept free. */
  actions?: ReactNode;
}

/**
 * What an owner shows to everybody: pure, drawn by the server for the first paint and again by the remote. Values stand
 * in `bdi`, so that marks of direction in them turn nothing around.
 */
export function ScanCard({ alias, owner, template, locale, texts, heading, actions }: ScanCardProps) {
  const subtitle = subtitleOf(owner);
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
        {sectionsOf(owner, locale).map(({ section, lines }) => (
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

/** Longer than a narrow phone's line: may break anywhere. */
const UNBROKEN = 24;

/** An address that breaks after its @ and its dots, and not at a hyphen within a name. */
function EmailText({ email }: { email: string }) {
  return (email.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span className={part.length > UNBROKEN ? undefined : styles.unbroken}>{part}</span>
    </Fragment>
  ));
}
