import { conversationPath } from '@ringtag/contracts';
import { buttonClass, IconCopy, IconShare, Inline } from '@ringtag/ui/static';
import type { Texts } from '../texts';
import styles from './conversation-link.module.css';

/** Copies or shares the link of a conversation. For a script: shown where the browser can do it. */
export function ConversationLink({ token, texts: { plain } }: { token: string; texts: Texts }) {
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <Inline gap={2} data-link={conversationPath(token)}>
      <button
        type="button"
        className={`${look} ${styles.copy}`}
        data-copy-link={plain.conversationLink.copied}
      >
        <IconCopy />
        {plain.conversationLink.copy}
      </button>
      <button
        type="button"
        className={`${look} ${styles.share}`}
        data-share-link={plain.conversationLink.title}
      >
        <IconShare />
        {plain.conversationLink.share}
      </button>
    </Inline>
  );
}
