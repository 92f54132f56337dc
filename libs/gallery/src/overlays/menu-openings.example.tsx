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
  const { t } = useTranslation('gallery');
  const items: MenuItem[] = [
    { id: 'copy', label: t('overlays.menu.copy'), icon: <IconCopy /> },
    { id: 'download', label: t('overlays.menu.download'), icon: <IconDownload /> },
  ];
  return (
    <Inline>
      <DropdownMenu
        openOn="hover"
        label={t('overlays.openings.hover')}
        trigger={<Button variant="outline">{t('overlays.openings.hover')}</Button>}
        items={items}
      />
      <ContextMenu label={t('overlays.openings.context')} items={items}>
        <div className={styles.area} role="group" aria-label={t('overlays.openings.context')} tabIndex={0}>
          {t('overlays.openings.contextHint')}
        </div>
      </ContextMenu>
    </Inline>
  );
}
