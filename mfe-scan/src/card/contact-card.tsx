import { PROFILE_SECTIONS, type ProfileFieldKey, type ProfileSection } from '@ringtag/contracts';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Avatar, Card, Stack } from '@ringtag/ui/lite';
import { Heading } from '../layout/heading';
import type { Scan } from '../scan/scan.queries';
import styles from './contact-card.module.css';
import { profileLink } from './profile-link';

type Owner = NonNullable<Scan['owner']>;
type PublicField = Owner['fields'][number];

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];
/** Shown under the name instead of in the list. */
const IN_HEADER: readonly ProfileFieldKey[] = ['jobTitle', 'company'];

/** What an owner shows to everybody: name and public fields, grouped by section. */
export function ContactCard({ owner, focus }: { owner: Owner; focus: boolean }) {
  const { t } = useTranslation('common');
  const subtitle = IN_HEADER.flatMap((key) => owner.fields.find((field) => field.key === key)?.value ?? []);
  return (
    <Card>
      <Stack gap={6}>
        <div className={styles.head}>
          <Avatar name={owner.name} size="xl" />
          <Heading focus={focus}>{owner.name}</Heading>
          {subtitle.length > 0 && <p className={styles.subtitle}>{subtitle.join(' · ')}</p>}
        </div>
        {SECTIONS.map(([section, keys]) => {
          const fields = keys.flatMap(
            (key) => owner.fields.find((field) => field.key === key && !IN_HEADER.includes(key)) ?? [],
          );
          if (fields.length === 0) return null;
          return (
            <section key={section} aria-labelledby={`section-${section}`}>
              <h2 id={`section-${section}`} className={styles.section}>
                {t(`profile.sections.${section}`)}
              </h2>
              <dl className={styles.list}>
                {fields.map((field) => (
                  <FieldRow key={field.key} field={field} />
                ))}
              </dl>
            </section>
          );
        })}
      </Stack>
    </Card>
  );
}

function FieldRow({ field: { key, value } }: { field: PublicField }) {
  const { t } = useTranslation('common');
  const href = profileLink(key, value);
  const text = key === 'dateOfBirth' ? dateText(value) : value;
  return (
    <div className={styles.row}>
      <dt>{t(`profile.fields.${key}`)}</dt>
      <dd>
        {href ? (
          <a href={href} rel="noopener noreferrer nofollow" className={styles.link}>
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}

/** A date in the reader's way of writing; what is no date stays as it was typed. */
function dateText(value: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
