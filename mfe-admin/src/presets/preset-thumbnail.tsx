import type { QrDesign } from '@ringtag/qr';
import { lazy, Suspense } from 'react';
import styles from './preset-thumbnail.module.css';

// With the library that draws, which pages without a preset do not need.
const PresetPicture = lazy(() => import('./preset-picture'));

/** A preset at a glance, beside its name; too small for words. */
export function PresetThumbnail({ design }: { design: QrDesign }) {
  return (
    <span className={styles.thumbnail} aria-hidden>
      <Suspense fallback={null}>
        <PresetPicture design={{ ...design, caption: null, showAlias: false }} label="" />
      </Suspense>
    </span>
  );
}
