import { useTranslation } from '@ringtag/i18n';
import { Button, IconCheckCircle, IconLink, IconShare } from '@ringtag/ui/lite';
import { useState } from 'react';
import { scanPath } from '../layout/scan-path';

/** Passing the card on: the system's share sheet where there is one, and the link for everybody else. */
export function ShareActions({ alias, name }: { alias: string; name: string }) {
  const { t } = useTranslation('scan');
  const [copied, setCopied] = useState(false);
  const url = new URL(scanPath(alias), location.href).href;
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
      <Button
        variant="outline"
        icon={copied ? <IconCheckCircle /> : <IconLink />}
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        <span aria-live="polite">{t(copied ? 'card.copied' : 'card.copyLink')}</span>
      </Button>
    </>
  );
}
