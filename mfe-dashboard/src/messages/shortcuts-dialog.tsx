import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Dialog, Inline, Stack, Switch } from '@ringtag/ui';
import look from '../page/look.module.css';
import styles from './shortcuts-dialog.module.css';

const SHORTCUTS = [
  { keys: ['j'], does: 'next' },
  { keys: ['k'], does: 'previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['x'], does: 'select' },
  { keys: ['r'], does: 'reply' },
  { keys: ['CtrlEnter'], does: 'send' },
  { keys: ['e'], does: 'archive' },
  { keys: ['u'], does: 'unread' },
  { keys: ['#', 'Delete'], does: 'delete' },
  { keys: ['?'], does: 'help' },
] as const;

interface ShortcutsDialogProps extends DialogState {
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
}

/** Explains the keyboard shortcuts and switches them on and off. */
export default function ShortcutsDialog({ open, onClose, enabled, onEnable }: ShortcutsDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog open={open} onClose={onClose} title={t('messages.shortcuts.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <dl className={look.divided}>
          {SHORTCUTS.map(({ keys, does }) => (
            <Inline key={does} justify="between" nowrap gap={4} className={styles.row}>
              <dt>{t(`messages.shortcuts.${does}`)}</dt>
              <dd className={styles.combination}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key.length > 1
                      ? t(`messages.shortcuts.keys.${key as 'Enter' | 'CtrlEnter' | 'Delete'}`)
                      : key}
                  </kbd>
                ))}
              </dd>
            </Inline>
          ))}
        </dl>
        <Switch
          label={t('messages.shortcuts.enabled')}
          checked={enabled}
          onChange={({ target }) => onEnable(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
