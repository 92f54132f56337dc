import { cardPath } from '@ringtag/contracts';
import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { copyLink } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import {
  Button,
  ButtonLink,
  DropdownMenu,
  IconCheckCircle,
  IconCopy,
  IconFlag,
  IconMore,
  IconPause,
  IconPlay,
  IconQr,
  IconRename,
  IconShare,
  Inline,
  type MenuItem,
} from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import styles from './code-actions.module.css';
import { toCodeName } from './code-name';
import type { MyCode } from './codes.queries';
import { useLost } from './use-lost';
import { usePauseOrResume } from './use-pause-or-resume';

const RenameDialog = lazyDialog(() => import('./rename-dialog'));

/** What an owner can do with a code: open its scan page, copy or share its link, rename, pause and resume it. */
export function CodeActions({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const [renaming, setRenaming] = useState(false);
  const { pauseOrResume } = usePauseOrResume(code);
  const { lose, end, dialog } = useLost(code);
  const { user } = useUser();
  const name = toCodeName(code);

  // The title is the owner's name, as on the card, and not the label, which is private. The promise rejects when the
  // person cancels.
  const share = () =>
    void navigator.share({ title: user?.name ?? undefined, url: code.url }).catch(() => undefined);
  const items: MenuItem[] = [
    ...('share' in navigator
      ? [{ id: 'share', label: t('code.share'), icon: <IconShare />, onSelect: share }]
      : []),
    { id: 'rename', label: t('code.rename'), icon: <IconRename />, onSelect: () => setRenaming(true) },
  ];
  if (code.status === 'active') {
    items.push({ id: 'pause', label: t('code.pause'), icon: <IconPause />, onSelect: pauseOrResume });
  } else if (code.status === 'inactive') {
    items.push({ id: 'resume', label: t('code.resume'), icon: <IconPlay />, onSelect: pauseOrResume });
  }

  if (code.lost) {
    items.push({ id: 'end-lost', label: t('lost.end'), icon: <IconCheckCircle />, onSelect: end });
  } else if (code.status !== 'disabled') {
    items.push({ id: 'lose', label: t('lost.mark'), icon: <IconFlag />, onSelect: lose });
  }

  return (
    <div className={styles.actions}>
      <Inline gap={2}>
        <ButtonLink
          as={Link}
          to={cardPath(code.alias)}
          variant="outline"
          size="sm"
          icon={<IconQr />}
          aria-label={t('code.openNamed', { name })}
        >
          {t('code.open')}
        </ButtonLink>
        <Button
          variant="outline"
          size="sm"
          icon={<IconCopy />}
          aria-label={t('code.copyLinkNamed', { name })}
          onClick={() =>
            void copyLink(code.url, { copied: t('code.linkCopied'), failed: t('code.copyFailed') })
          }
        >
          {t('code.copyLink')}
        </Button>
      </Inline>
      <DropdownMenu
        align="end"
        label={t('code.more', { name })}
        items={items}
        trigger={
          <Button variant="plain" size="sm" icon={<IconMore />} aria-label={t('code.more', { name })} />
        }
      />
      {dialog}
      <RenameDialog code={code} open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
}
