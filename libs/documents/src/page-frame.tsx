import type { PageShape } from '@ringtag/contracts';
import { BrandMark, PageSkeleton, Skeleton, VisuallyHidden } from '@ringtag/ui/static';
import frameStyles from './frame.module.css';
import { NoScript } from './no-script';
import styles from './page-frame.module.css';
import { StartFailure } from './start-failure';
import type { Texts } from './texts';

interface PageFrameProps {
  shape: PageShape;
  /** The product's name. */
  brand: string;
  /** Said to who cannot see it. */
  label: string;
  texts: Texts;
}

/** The frame of a page of somebody who is signed in, empty: seen until the shell has drawn the real one. */
export function PageFrame({ shape, brand, label, texts }: PageFrameProps) {
  return (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.side} aria-hidden>
        <BrandMark size={32} />
        {['1', '2', '3', '4'].map((key) => (
          <Skeleton key={key} shape="circle" />
        ))}
      </div>
      <div>
        <div className={styles.header} aria-hidden>
          <span className={styles.menu} />
          <BrandMark size={32} />
          <span className={frameStyles.name}>{brand}</span>
        </div>
        <div className={styles.row} />
        <div className={styles.page}>
          <NoScript texts={texts.plain} />
          <StartFailure texts={texts} brand={brand} />
          <div className={frameStyles.outline} role="status">
            <VisuallyHidden>{label}</VisuallyHidden>
            <PageSkeleton shape={shape} />
          </div>
        </div>
      </div>
    </div>
  );
}
