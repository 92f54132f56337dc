import { useTranslation } from '@ringtag/i18n';
import { Button, Inline } from '@ringtag/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './save-bar.module.css';

interface SaveBarProps {
  saving: boolean;
  onDiscard: () => void;
  /** Why saving failed. Shown in the bar, because text above it would be hidden behind it. */
  children?: ReactNode;
}

/** A bar at the end of a long form that stays in view while there are unsaved changes. Its button submits the form. */
export function SaveBar({ saving, onDiscard, children }: SaveBarProps) {
  const { t } = useTranslation('signedIn');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    // The bar goes when everything is saved, and the focus must not go with its buttons.
    return () => {
      if (!bar?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={t('unsaved.title')}>
      {children && <div className={styles.failure}>{children}</div>}
      <span className={styles.text}>{t('unsaved.title')}</span>
      <Inline gap={2} nowrap>
        <Button variant="outline" disabled={saving} onClick={onDiscard}>
          {t('unsaved.bar.discard')}
        </Button>
        <Button type="submit" loading={saving} loadingLabel={t('unsaved.saving')}>
          {t('unsaved.bar.save')}
        </Button>
      </Inline>
    </div>
  );
}
