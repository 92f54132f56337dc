import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { copyText } from '@ringtag/pages';
import { Button, IconLink, showToast } from '@ringtag/ui';
import type { Item } from './items.queries';

/** Copies what the QR code leads to. */
export function CopyLinkButton({ item, named }: { item: Item; named?: boolean }) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    const copied = await copyText(item.url);
    showToast(
      copied
        ? { variant: 'success', description: t('item.linkCopied') }
        : {
            variant: 'error',
            title: t('item.copyFailed'),
            description: <code>{item.url}</code>,
            duration: Infinity,
          },
    );
  };
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
