import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { copyLink } from '@ringtag/pages';
import { Button, IconLink } from '@ringtag/ui';
import type { Item } from './items.queries';

/** Copies the address that the QR code contains. */
export function CopyLinkButton({ item, named }: { item: Item; named?: boolean }) {
  const { t } = useTranslation('admin');
  const copy = () => copyLink(item.url, { copied: t('item.linkCopied'), failed: t('item.copyFailed') });
  return (
    <Button
      variant={named ? 'outline' : 'plain'}
      size="sm"
      icon={<IconLink />}
      aria-label={t('item.copyLinkOf', { alias: toDisplayAlias(item.alias) })}
      onClick={() => void copy()}
    >
      {named && t('item.copyLink')}
    </Button>
  );
}
