import { retryLostParts, useTranslation, type LostPartProps } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { useLayoutEffect } from 'react';
import { isPageDrawn, showRoot } from '../first-paint/first-paint';

let tried = false;

/** The first press loads what is lost. Only a second one reloads the page, because an outage may still last. */
function tryAgain(): void {
  if (tried) location.reload();
  tried = true;
  retryLostParts();
}

/** The card where there is no layout: instead of the layout itself, and on scan pages. It loads with the shell. */
export function Lost({ error, whole }: LostPartProps) {
  const { t } = useTranslation('common');
  useLayoutEffect(showRoot, []);
  // The page that the server drew works, so a page that lacks a part must not replace it.
  if (!whole && isPageDrawn()) throw error;
  return (
    <Alert
      tone="danger"
      title={t('remoteError.title')}
      actions={
        <Button variant="outline" size="sm" icon={<IconRefresh />} onClick={tryAgain}>
          {t('remoteError.retry')}
        </Button>
      }
    >
      {t('remoteError.text')}
    </Alert>
  );
}

/** Instead of what is rarely seen, such as a dialog that nobody has asked for. */
export const LostUnseen = () => null;
