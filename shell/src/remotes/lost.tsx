import { retryLostParts, useTranslation, type LostPartProps } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { useLayoutEffect } from 'react';
import { isPageDrawn, showRoot } from '../first-paint/first-paint';

let tried = false;

/** What a newer build of the shell has replaced comes only with a new document, but during an outage there is none. */
function tryAgain(): void {
  if (tried) location.reload();
  tried = true;
  retryLostParts();
}

/** In place of what is lost where no layout is: of the layout itself, and of a scan page. It must load with the shell. */
export function Lost({ error, whole }: LostPartProps) {
  const { t } = useTranslation('common');
  useLayoutEffect(showRoot, []);
  // The server's drawing works. A page that lacks a part must not take its place.
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

/** In place of what is rarely seen, such as a dialog that nobody has asked for. */
export const LostUnseen = () => null;
