import { Card, IconCopy, IconUser } from '@ringtag/ui/static';
import type { ComponentType } from 'react';
import { type CardLine, type CardSection, isNetwork } from './card-fields';
import styles from './card-rows.module.css';
import type { CardTexts } from './card-texts';
import { EmailText } from './email-text';
import { FIELD_ICONS } from './field-icons';
import type { NetworksProps } from './networks';

interface CardRowsProps {
  sections: readonly CardSection[];
  texts: CardTexts;
  /** Draws the networks: few people have any, and their icons are large. */
  Networks: ComponentType<NetworksProps>;
}

/** The public values by section as rows, and the networks as icons. Draws nothing where there are none. */
export function CardRows({ sections, ...props }: CardRowsProps) {
  if (sections.length === 0) return null;
  return (
    <Card padding="none">
      {sections.map(({ section, lines }) => (
        <section key={section} className={styles.section} aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`}>{props.texts.section(section)}</h2>
          <Lines lines={lines} {...props} />
        </section>
      ))}
    </Card>
  );
}

function Lines({ lines, texts, Networks }: Omit<CardRowsProps, 'sections'> & Pick<CardSection, 'lines'>) {
  const networks = lines.filter(isNetwork);
  const rows = lines.filter((line) => !isNetwork(line));
  return (
    <>
      {rows.length > 0 && (
        <ul role="list">
          {rows.map((line) => (
            <Row key={line.key} line={line} label={texts.field(line.key)} texts={texts} />
          ))}
        </ul>
      )}
      {networks.length > 0 && <Networks lines={networks} texts={texts} />}
    </>
  );
}

interface RowProps {
  line: CardLine;
  label: string;
  texts: CardTexts;
}

function Row({ line: { key, text, href }, label, texts }: RowProps) {
  const RowIcon = FIELD_ICONS[key] ?? IconUser;
  const content = (
    <>
      <RowIcon />
      <span>
        <bdi>{key === 'email' && href ? <EmailText email={text} /> : text}</bdi>{' '}
        <span className={styles.label}>{label}</span>
      </span>
    </>
  );
  return (
    <li className={styles.row} data-hold="">
      {href ? (
        <a href={href} rel="noopener noreferrer nofollow" className={styles.value}>
          {content}
        </a>
      ) : (
        <div className={styles.value}>{content}</div>
      )}
      <button
        type="button"
        className={styles.copy}
        aria-label={`${texts.copy} – ${label}`}
        data-copy=""
        data-copied={texts.copied}
      >
        <IconCopy />
      </button>
    </li>
  );
}
