import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconClose } from '@ringtag/ui';
import { BrandLogo } from './brand-logo';
import styles from './navigation-drawer.module.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation of small screens, sliding in over the page. */
export function NavigationDrawer({ open, onClose, children }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={t('nav.label')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <BrandLogo />
          <Button variant="plain" icon={<IconClose />} aria-label={t('nav.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
