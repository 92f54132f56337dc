import { useTranslation } from '@ringtag/i18n';
import { Button, IconCheckCircle, IconLink, IconShare, TextInput } from '@ringtag/ui/lite';
import { useState } from 'react';
import { scanPath } from '../layout/scan-path';

/** Passing the card on: the system's share sheet where there is one, and the link for everybody else. */
export function ShareActions({ alias, name }: { alias: string; name: string }) {
  const { t } = useTranslation('scan');
  const [copied, setCopied] = useState<boolean>();
  const url = new URL(scanPath(alias), location.href).href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // No clipboard without HTTPS, or it was refused.
      setCopied(false);
    }
  }
  return (
    <>
      {'share' in navigator && (
        <Button
          variant="outline"
          icon={<IconShare />}
          // Rejects when the person changes their mind.
          onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        >
          {t('card.share')}
        </Button>
      )}
      {copied === false ? (
        // To be copied by hand.
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
