import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { useSession } from '@ringtag/session';
import { Button, Dialog } from '@ringtag/ui';
import { useCountdown } from './use-countdown';

/** Specification 9. */
const COUNTDOWN_SECONDS = 20;

/** Asks whether somebody is still there; 20 seconds without an answer sign out. */
export function SessionExpiryDialog() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [answer, setAnswer] = useState<'keep' | 'leave'>();
  const keepButton = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first control; staying is the answer to have at hand.
  useEffect(() => keepButton.current?.focus(), []);
  const left = useCountdown(COUNTDOWN_SECONDS, answer === undefined, leave);

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
          <Button ref={keepButton} loading={answer === 'keep'} onClick={keep}>
            {t('expiry.keep')}
          </Button>
        </>
      }
    >
      <p>{t('expiry.text')}</p>
      <p role="timer">{t('expiry.left', { count: left })}</p>
    </Dialog>
  );
}
