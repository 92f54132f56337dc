import type { Locale, PageKind } from '@ringtag/contracts';
import { Card, ButtonLink, Stack } from '@ringtag/ui/static';
import type { ComponentType, ReactNode } from 'react';
import { MainActions, RoundActions, ShareActions } from './card-actions';
import { CardBar } from './card-bar';
import { type CardSection, type PublicOwner, toSections } from './card-fields';
import { ContactHead, LostHead } from './card-head';
import { CardRows } from './card-rows';
import type { CardTexts } from './card-texts';
import { MessagePart } from './message-part';
import type { NetworksProps } from './networks';
import type { OwnPartsProps } from './own-parts';
import type { CardTemplate } from './own-words';
import styles from './scan-card.module.css';
import { toWays } from './ways';

export interface ScanCardProps {
  /** The code whose vCard can be saved; left out in a preview. */
  alias?: string;
  /** What the page is for: it decides what comes first (ADR 18). */
  pageKind: PageKind;
  owner: PublicOwner;
  /** What the owner shows, if it is known already. */
  sections?: readonly CardSection[] | undefined;
  template?: CardTemplate;
  locale: Locale;
  texts: CardTexts;
  /** The heading of the page, if it is more than the name. */
  heading?: ReactNode;
  /** Draws the networks; a remote loads it when an owner has any. */
  Networks: ComponentType<NetworksProps>;
  /** Draws the colour of the head and own links; a remote loads it when a page has any. */
  OwnParts: ComponentType<OwnPartsProps>;
  /** The message form, or what has taken its place. */
  form?: ReactNode;
  /** Shows the form where it would wait for a press: in a preview of its texts. */
  formOpen?: boolean | undefined;
}

/**
 * What an owner shows to everyone, and the form to write to them. The server draws it for the first paint, and the
 * remote draws it again, so it must not depend on anything but its props. Values are in `bdi`, so that their direction
 * marks do not affect other text.
 */
export function ScanCard(props: ScanCardProps) {
  const { alias, pageKind, owner, template, locale, texts, heading, form, formOpen, Networks, OwnParts } =
    props;
  const { sections = toSections(owner, locale) } = props;
  const { color, links } = owner;
  const ways = toWays(sections.flatMap(({ lines }) => lines));
  const name = heading ?? (
    <h1>
      <bdi>{owner.name}</bdi>
    </h1>
  );
  const vcard = alias && `/api/scan/${alias}/contact.vcf`;
  const message = form && (
    <MessagePart pageKind={pageKind} title={texts.formTitle} template={template} open={formOpen}>
      {form}
    </MessagePart>
  );
  const rows = (
    <>
      {links && <OwnParts links={links} />}
      <CardRows sections={sections} texts={texts} Networks={Networks} />
    </>
  );
  const share = <ShareActions texts={texts} />;
  const bar = alias && <CardBar pageKind={pageKind} vcard={vcard} ways={ways} texts={texts} />;

  if (pageKind === 'lost') {
    return (
      <>
        <Card>
          <Stack gap={4}>
            {color && <OwnParts color={color} />}
            <LostHead owner={owner} heading={name} template={template} texts={texts} />
            {message}
          </Stack>
        </Card>
        <RoundActions ways={ways} texts={texts} />
        {rows}
        <div className={styles.quiet}>
          <ButtonLink href={vcard} variant="plain">
            {texts.save}
          </ButtonLink>{' '}
          {share}
        </div>
        {bar}
      </>
    );
  }
  return (
    <>
      <Card>
        <Stack gap={6}>
          {color && <OwnParts color={color} cover />}
          <ContactHead owner={owner} heading={name} template={template} />
          <RoundActions ways={ways} texts={texts} />
          <MainActions vcard={vcard} texts={texts} />
        </Stack>
      </Card>
      {rows}
      {message}
      <div className={styles.quiet}>{share}</div>
      {bar}
    </>
  );
}
