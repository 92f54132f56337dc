import { useTranslation } from '@ringtag/i18n';
import {
  Button,
  ContextMenu,
  DropdownMenu,
  IconCopy,
  IconDownload,
  Inline,
  type MenuItem,
} from '@ringtag/ui';
import styles from './menu-openings.module.css';

export default function MenuOpeningsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  const items: MenuItem[] = [
    { id: 'copy', label: t('menu.copy'), icon: <IconCopy /> },
    { id: 'download', label: t('menu.download'), icon: <IconDownload /> },
  ];
  return (
    <Inline>
      <DropdownMenu
        openOn="hover"
        label={t('openings.hover')}
        trigger={<Button variant="outline">{t('openings.hover')}</Button>}
        items={items}
      />
      <ContextMenu label={t('openings.context')} items={items}>
        <div className={styles.area} role="group" aria-label={t('openings.context')} tabIndex={0}>
          {t('openings.contextHint')}
        </div>
      </ContextMenu>
    </Inline>
  );
}
