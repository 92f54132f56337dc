import { RememberedLink, ScanCard, toCardTexts } from '@ringtag/card';
import { toRememberedKey } from '@ringtag/contracts';
import { currentLocale, lazyWithTexts, usePageTitle, useTranslation } from '@ringtag/i18n';
import { browserStorage } from '@ringtag/session';
import { Alert } from '@ringtag/ui/lite';
import { Suspense, useState } from 'react';
import type { Arrival } from '../activating/outcome';
import { Heading } from '../layout/heading';
import { WriteMessage } from '../message/write-message';
import type { Scan } from '../state/scan.queries';

/** What has just happened, on this page or on the one that led here. */
export type Outcome = Arrival | 'unactivated';

// Loaded for owners only. Most people who scan a code do not own it.
const OwnerNotice = lazyWithTexts([], () => import('./owner-notice'));
// Few people show networks, chose a colour or links, or lost something.
const Networks = lazyWithTexts([], () => import('./networks'));
const OwnParts = lazyWithTexts([], () => import('./own-parts'));
const TemplateEditor = lazyWithTexts(['template'], () => import('../template/template-editor'));

interface ActivatedCodeProps {
  scan: Scan;
  outcome: Outcome | undefined;
  /** The form's token has expired. The page must ask for the scan again to get a new one. */
  onFormExpired: () => void;
}

/** The owner's card and a form to write to them. */
export default function ActivatedCode({ scan, outcome, onFormExpired }: ActivatedCodeProps) {
  const { t } = useTranslation(['scan', 'common']);
  const { owner, viewer, formToken, template, pageKind, mark } = scan;
  const { alias } = scan.code;
  const [configuring, setConfiguring] = useState(false);
  usePageTitle(owner?.name);
  if (!owner || !pageKind) return null;

  if (configuring) return <TemplateEditor scan={scan} onClose={() => setConfiguring(false)} />;
  const activated = outcome === 'activated';
  const page = t('page', { returnObjects: true, name: owner.name });
  const notice = (
    <OwnerNotice viewer={viewer} activated={activated} onConfigure={() => setConfiguring(true)} />
  );
  return (
    <>
      {outcome === 'taken' && <Alert tone="info">{t('card.taken')}</Alert>}
      {/* Without a Suspense of its own: coming after the card, it would push it down. */}
      {activated && notice}
      {scan.lost && <OwnParts {...scan} />}
      {mark && (
        <RememberedLink
          alias={alias}
          text={page.conversation}
          mark={mark}
          hidden={browserStorage.get(toRememberedKey(alias)) !== mark}
        />
      )}
      <ScanCard
        alias={alias}
        pageKind={pageKind}
        Networks={Networks}
        OwnParts={OwnParts}
        template={template}
        owner={owner}
        locale={currentLocale()}
        texts={toCardTexts(page, t('message.title'), (key) => t(`common:${key}`))}
        heading={
          // With an outcome, the card replaces what the person has just used.
          <Heading focus={Boolean(outcome)}>
            <bdi>{owner.name}</bdi>
          </Heading>
        }
        form={
          formToken && (
            <WriteMessage
              alias={alias}
              owner={owner}
              formToken={formToken}
              template={template}
              onFormExpired={onFormExpired}
            />
          )
        }
      />
      {/* Below the card, which is drawn before the page knows that the reader is the owner. */}
      {!activated && viewer.isOwner && <Suspense>{notice}</Suspense>}
    </>
  );
}
