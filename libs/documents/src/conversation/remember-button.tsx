import { rememberedConversationPath } from '@ringtag/contracts';
import { buttonClass } from '@ringtag/ui/static';
import type { Texts } from '../texts';
import styles from './conversation-link.module.css';

/** Has this browser lead from the code back to the conversation. For a script: without one, nothing would show the way. */
export function RememberButton({ token, texts: { outcome } }: { token: string; texts: Texts }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'outline', block: true })} ${styles.script}`}
      data-remember={token}
      data-done={outcome.remember.done}
      data-failed={outcome.remember.failed}
    >
      {outcome.remember.action}
    </button>
  );
}

/** Ends that. */
export function ForgetForm({ alias, texts: { plain } }: { alias: string; texts: Texts }) {
  return (
    <form method="post" action={`${rememberedConversationPath(alias)}/forget`} data-forget={alias} noValidate>
      <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {plain.conversation.forget}
      </button>
    </form>
  );
}
