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
  const tools = [
    { id: 'blocked', label: t('messages.block.title'), icon: <IconLock />, onSelect: onBlocked },
    ...(onExport
      ? [{ id: 'export', label: t('messages.csv'), icon: <IconDownload />, onSelect: onExport }]
      : []),
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
      {tools.map(({ id, label, icon, onSelect }) => (
        <Button
          key={id}
          variant={id === 'export' ? 'outline' : 'plain'}
          size="sm"
          icon={icon}
          className={classNames(styles.wide, aboutList)}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      <DropdownMenu
        align="end"
        label={t('messages.options')}
        items={tools}
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
