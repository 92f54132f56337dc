import { LostPart, useTranslation } from '@ringtag/i18n';
import { ToastViewport } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import { ReplaceFrame } from '../first-paint/replace-first-paint';
import styles from './layout-frame.module.css';
import LostInPage from './lost-in-page';

/** What all layouts have in common: the link that skips the navigation, toasts, and the card for a lost part. */
export function LayoutFrame({ children, ...rest }: ComponentProps<'div'>) {
  const { t } = useTranslation('shell');
  return (
    <div {...rest}>
      <ReplaceFrame />
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <LostPart value={LostInPage}>{children}</LostPart>
      <ToastViewport label={t('notifications')} closeLabel={t('close')} />
    </div>
  );
}
