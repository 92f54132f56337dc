import { CONVERSATION_MAIL } from '@ringtag/contracts';
import { useEffect } from 'react';
import { noteSeen } from './conversation.queries';

/** Reports what is shown of a conversation, at once and again and again while it is visible. */
export function useNoteSeen(id: string, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    const report = () => {
      // A report that is lost costs a mail at most.
      if (document.visibilityState !== 'hidden') noteSeen(id, count).catch(() => undefined);
    };
    report();
    const timer = setInterval(report, CONVERSATION_MAIL.lookEvery);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [id, count]);
}
