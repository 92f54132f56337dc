import { BrandMark, Skeleton, VisuallyHidden } from '@ringtag/ui/static';
import frameStyles from './frame.module.css';
import { NoScript } from './no-script';
import styles from './signed-out-frame.module.css';
import { StartFailure } from './start-failure';
import type { Texts } from './texts';

interface OutlineProps {
  texts: Texts;
  /** The product's name. */
  brand: string;
  /** Said to who cannot see it. */
  label: string;
}

/** The split screen of people who are signed out, with the outline of a form: seen until the shell has drawn the page. */
export function SignedOutFrame({ brand, slogan, label, texts }: OutlineProps & { slogan: string }) {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.panel} aria-hidden>
        <BrandMark size={32} />
      </div>
      <div>
        <div className={styles.controls} />
        <main className={styles.column}>
          <div className={styles.brand}>
            <span className={styles.logo}>
              <BrandMark size={32} />
              <span className={frameStyles.name}>{brand}</span>
            </span>
            <p>{slogan}</p>
          </div>
          <NoScript texts={texts.plain} />
          <StartFailure texts={texts} brand={brand} />
          <FormOutline label={label} />
        </main>
      </div>
    </div>
  );
}

function FormOutline({ label }: Pick<OutlineProps, 'label'>) {
  return (
    <div className={`${styles.form} ${frameStyles.outline}`} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
