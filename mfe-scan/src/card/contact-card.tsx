import { currentLocale, useTranslation } from '@ringtag/i18n';
import { ScanCard } from '@ringtag/scan-card';
import { Heading } from '../layout/heading';
import type { Scan } from '../state/scan.queries';
import { ShareActions } from './share-actions';

interface ContactCardProps {
  alias: string;
  owner: NonNullable<Scan['owner']>;
  template: Scan['template'];
  /** True when the card replaces what the person has just used: it then takes the focus. */
  focus: boolean;
}

/** The card in the language of the page. The server draws the same card. */
export function ContactCard({ alias, owner, template, focus }: ContactCardProps) {
  const { t } = useTranslation(['scan', 'common']);
  return (
    <ScanCard
      alias={alias}
      template={template}
      owner={owner}
      locale={currentLocale()}
      texts={{
        save: t('contact.save'),
        section: (section) => t(`common:profile.sections.${section}`),
        field: (key) => t(`common:profile.fields.${key}`),
      }}
      actions={<ShareActions alias={alias} name={owner.name} />}
      heading={
        <Heading focus={focus}>
          <bdi>{owner.name}</bdi>
        </Heading>
      }
    />
  );
}
