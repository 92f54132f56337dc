import { DOCUMENT_ID, type PageKind } from '@ringtag/contracts';
import { Card, IconMessage, IconPlus, VisuallyHidden } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './message.module.css';
import { type CardTemplate, OwnWords } from './own-words';

interface MessagePartProps {
  pageKind: PageKind;
  /** The page's own title of the form. */
  title: string;
  template: CardTemplate | undefined;
  open: boolean | undefined;
  children: ReactNode;
}

/** Shows the message form: open on a lost-and-found page, folded into a row on a contact card. */
export function MessagePart({ pageKind, title, template, open, children }: MessagePartProps) {
  const own = template?.messageFormTitle;
  if (pageKind === 'lost') {
    return (
      <section id={DOCUMENT_ID.message} aria-labelledby="message-title" data-main="">
        {/* The headline above has said what to do, so the page's own title is for screen readers. */}
        <h2 id="message-title" className={styles.title}>
          <OwnWords text={own} template={template}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </OwnWords>
        </h2>
        {children}
      </section>
    );
  }
  return (
    <Card as="details" open={open} padding="none" id={DOCUMENT_ID.message} className={styles.part}>
      <summary className={styles.summary}>
        <IconMessage />
        <h2>
          <OwnWords text={own} template={template}>
            {title}
          </OwnWords>
        </h2>
        <IconPlus className={styles.plus} />
      </summary>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
