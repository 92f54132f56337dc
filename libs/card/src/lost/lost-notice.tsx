import { Alert } from '@ringtag/ui/static';
import styles from '../card-head.module.css';
import type en from './locales/en';
import { SharePlace, type SharePlaceProps } from './share-place';

/** What the owner of a lost code says. Empty texts stand for nothing. */
export interface LostWords {
  words: string;
  reward: string;
}

interface LostNoticeProps extends Omit<SharePlaceProps, 'texts'> {
  lost: LostWords;
  texts: typeof en;
}

/** Above the card of a lost code: that it is lost, the owner's own words for the finder, the reward, and the first act. */
export function LostNotice({ lost: { words, reward }, texts, ...share }: LostNoticeProps) {
  return (
    <Alert
      role="note"
      data-lost=""
      title={<span className={styles.headline}>{texts.title}</span>}
      actions={<SharePlace {...share} texts={texts.share} />}
    >
      <p className={styles.description}>{words ? <bdi>{words}</bdi> : texts.text}</p>
      {reward && (
        <p>
          <strong>{texts.reward}</strong> <bdi>{reward}</bdi>
        </p>
      )}
    </Alert>
  );
}
