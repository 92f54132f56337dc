import { useTranslation } from '@ringtag/i18n';
import { ToastViewport } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import { ReplaceFrame } from '../first-paint/replace-first-paint';
import styles from './layout-frame.module.css';

/** What every layout has around its own parts: the link that skips the navigation, and the toasts. */
export function LayoutFrame({ children, ...rest }: ComponentProps<'div'>) {
  const { t } = useTranslation('shell');
  return (
    <div {...rest}>
      <ReplaceFrame />
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {children}
      <ToastViewport label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
