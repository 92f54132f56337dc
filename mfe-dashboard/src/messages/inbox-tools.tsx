import { useTranslation } from '@ringtag/i18n';
import { Button, classNames, DropdownMenu, IconDownload, IconInfo, IconLock, IconMore } from '@ringtag/ui';
import styles from './inbox-tools.module.css';

interface InboxToolsProps {
  /** Hides what is about the list, while a message is shown in its place. */
  aboutList: string | undefined | false;
  onShortcuts: () => void;
  onBlocked: () => void;
  /** Left out for an empty list. */
  onExport: (() => void) | undefined;
}

/** What is seldom needed of the inbox. On phones, one menu: messages come first. */
export function InboxTools({ aboutList, onShortcuts, onBlocked, onExport }: InboxToolsProps) {
  const { t } = useTranslation('dashboard');
  const blocked = { label: t('messages.block.title'), icon: <IconLock /> };
  const exporting = { label: t('messages.csv'), icon: <IconDownload /> };
  const items = [
    { id: 'blocked', ...blocked, onSelect: onBlocked },
    ...(onExport ? [{ id: 'export', ...exporting, onSelect: onExport }] : []),
  ];
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        icon={<IconInfo />}
        className={classNames(styles.wide, styles.shortcuts)}
        onClick={onShortcuts}
      >
        {t('messages.shortcuts.title')}
      </Button>
      <Button
        variant="plain"
        size="sm"
        icon={blocked.icon}
        className={classNames(styles.wide, aboutList)}
        onClick={onBlocked}
      >
        {blocked.label}
      </Button>
      {onExport && (
        <Button
          variant="outline"
          size="sm"
          icon={exporting.icon}
          className={classNames(styles.wide, aboutList)}
          onClick={onExport}
        >
          {exporting.label}
        </Button>
      )}
      <DropdownMenu
        align="end"
        label={t('messages.options')}
        items={items}
        trigger={
          <Button
            variant="plain"
            size="sm"
            icon={<IconMore />}
            className={classNames(styles.narrow, aboutList)}
            aria-label={t('messages.options')}
          />
        }
      />
    </>
  );
}
