import { useTranslation } from '@ringtag/i18n';
import { useSession } from '@ringtag/session';
import { Button, Dialog, VisuallyHidden } from '@ringtag/ui';
import { useQueryClient } from '@ringtag/vendor/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { expireSession } from './expire-session';
import { keepWorking } from './keep-working';
import { agreeOnEnd, callOffEnd, followEnd, isCalledOff } from './session-end';
import styles from './session-expiry-dialog.module.css';
import { useCountdown } from './use-countdown';

/** Screen readers announce only these seconds. Announcing every second would make the question impossible to hear. */
const SPOKEN_SECONDS = [10, 5];

/**
 * Asks whether somebody is still there. Without an answer within 20 seconds the person is signed out (specification 4),
 * also when the tab is in the background. An answer in one tab counts for all tabs. `onOver` removes the page
 * from the screen.
 */
export function SessionExpiryDialog({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<'keep' | 'leave'>();
  const keepButton = useRef<HTMLButtonElement>(null);
  // A dialog focuses its first control. Here the focus goes to the button that keeps the session.
  useEffect(() => keepButton.current?.focus(), []);
  const [end] = useState(agreeOnEnd);
  const left = useCountdown(end.at, answer === undefined, expire);
  const spoken = SPOKEN_SECONDS.findLast((seconds) => left <= seconds);

  const answeredElsewhere = useEffectEvent(keep);
  useEffect(
    () =>
      followEnd((asking) => {
        if (!asking) answeredElsewhere();
      }),
    [],
  );

  function expire() {
    if (isCalledOff(end)) return keep();
    onOver();
    void expireSession(session);
  }
  function leave() {
    setAnswer('leave');
    void session.signOut();
  }
  function keep() {
    setAnswer('keep');
    callOffEnd();
    void keepWorking(session, queryClient);
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
      <p role="timer" className={styles.left}>
        {t('expiry.left', { count: left })}
      </p>
      <VisuallyHidden live>{spoken !== undefined && t('expiry.left', { count: spoken })}</VisuallyHidden>
    </Dialog>
  );
}
