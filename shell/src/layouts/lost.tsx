import { MINUTE } from '@ringtag/contracts';
import { lazyWithTexts, LostPart, retryLostParts, useTranslation, type LostPartProps } from '@ringtag/i18n';
import { Alert, Button } from '@ringtag/ui/lite';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { isPageDrawn, showRoot } from '../first-paint/first-paint';

let triedAt = -Infinity;

/**
 * A press loads the lost parts again. A second press within a minute reloads the page, which loses what was typed. While
 * the browser is offline, the page is not reloaded.
 */
function tryAgain(): void {
  const isSecond = performance.now() - triedAt < MINUTE;
  triedAt = performance.now();
  if (isSecond && navigator.onLine) location.reload();
  retryLostParts();
}

/** The card of the layouts, which says why. */
const LostInPage = lazyWithTexts(['shell'], () => import('./lost-in-page'));

/** The card for a part that was not loaded, without a layout around it: on scan pages, or if the layout is lost. */
export function Lost({ error, whole }: LostPartProps) {
  useLayoutEffect(showRoot, []);
  // The page that the server drew works, so a page that lacks a part must not replace it.
  if (!whole && isPageDrawn()) throw error;
  return (
    <LostPart value={LostCard}>
      <Suspense fallback={<LostCard />}>
        <LostInPage error={error} whole={whole} />
      </Suspense>
    </LostPart>
  );
}

/** The card until the other one is loaded, or if it is lost, too. This one loads with the shell. */
function LostCard() {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <Alert
      tone="danger"
      title={t('remoteError.title')}
      actions={
        <Button variant="outline" onClick={tryAgain}>
          {t('remoteError.retry')}
        </Button>
      }
    >
      {t(navigator.onLine ? 'remoteError.text' : 'errors:network')}
    </Alert>
  );
}

/** Takes the place of a part that nobody opened, such as the session-expiry dialog. Draws nothing: nobody waits for it. */
export function LostUnseen() {
  useEffect(() => {
    const timer = setTimeout(retryLostParts, MINUTE);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
