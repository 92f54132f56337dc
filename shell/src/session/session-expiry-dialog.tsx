import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { useSession } from '@ringtag/session';
import { Button, Dialog, VisuallyHidden } from '@ringtag/ui';

import styles from './session-expiry-dialog.module.css';
import { useCountdown } from './use-countdown';

/** Specification 9. */
const COUNTDOWN_SECONDS = 20;

/** The seconds left at which screen readers say how many; each one would drown the question. */
const SPOKEN_SECONDS = [10, 5];

/**
 * Asks whether somebody is still there; 20 seconds without an answer sign out (specification 4). They run from the
 * moment the dialog has the focus, which a window that is not in use gives to nothing (WCAG 2.2.1).
 */
export function SessionExpiryDialog() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [answer, setAnswer] = useState<'keep' | 'leave'>();
  const keepButton = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first control; staying is the answer to have at hand.
  useEffect(() => keepButton.current?.focus(), []);
  const [focused, setFocused] = useState(false);
  const left = useCountdown(COUNTDOWN_SECONDS, focused && answer === undefined, leave);
  const spoken = SPOKEN_SECONDS.findLast((seconds) => left <= seconds);

  function leave() {
    setAnswer('leave');
    void session.signOut();
  }
  function keep() {
    setAnswer('keep');
    void session.keepWorking();
  }
  return (
    <Dialog
      open
      dismissible={false}
      onClose={keep}
      closeLabel={t('expiry.keep')}
      title={t('expiry.title')}
      actions={
        <>
          <Button variant="outline" loading={answer === 'leave'} onClick={leave}>
            {t('expiry.signOut')}
          </Button>
          <Button
            ref={keepButton}
            loading={answer === 'keep'}
            onFocus={() => setFocused(true)}
            onClick={keep}
          >
            {t('expiry.keep')}
          </Button>
        </>
      }
    >
      <p>{t('expiry.text')}</p>
      <p role="timer" className={styles.left}>
        {t('expiry.left', { count: left })}
      </p>
      <VisuallyHidden live>{spoken !== undefined && t('expiry.left', { count: spoken })}</VisuallyHidden>
    </Dialog>
  );
}
