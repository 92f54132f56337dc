import { useTranslation } from '@ringtag/i18n';
import { Button, IconCheckCircle, IconLink, IconShare, TextInput } from '@ringtag/ui/lite';
import { useState } from 'react';
import { scanPath } from '../layout/scan-path';

/** Shares the card: opens the system's share sheet where the browser has one, and copies the link everywhere. */
export function ShareActions({ alias, name }: { alias: string; name: string }) {
  const { t } = useTranslation('scan');
  const [copied, setCopied] = useState<boolean>();
  const url = new URL(scanPath(alias), location.href).href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without HTTPS there is no clipboard, or the browser refused access.
      setCopied(false);
    }
  }
  return (
    <>
      {'share' in navigator && (
        <Button
          variant="outline"
          icon={<IconShare />}
          // The promise rejects when the person cancels.
          onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        >
          {t('card.share')}
        </Button>
      )}
      {copied === false ? (
        // Shown so that people can copy the link by hand.
        <TextInput
          readOnly
          autoFocus
          aria-label={t('card.copyLink')}
          value={url}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <Button
          variant="outline"
          icon={copied ? <IconCheckCircle /> : <IconLink />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{t(copied ? 'card.copied' : 'card.copyLink')}</span>
        </Button>
      )}
    </>
  );
}
