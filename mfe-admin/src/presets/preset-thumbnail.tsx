import type { QrDesign } from '@ringtag/qr';
import { lazy, Suspense } from 'react';
import styles from './preset-thumbnail.module.css';

// Loaded when needed, together with the library that draws QR codes. Pages without a preset load neither.
const PresetPicture = lazy(() => import('./preset-picture'));

/** A small picture of a preset, shown beside its name. It leaves out texts, which would be too small to read. */
export function PresetThumbnail({ design }: { design: QrDesign }) {
  return (
    <span className={styles.thumbnail} aria-hidden>
      <Suspense fallback={null}>
        <PresetPicture design={{ ...design, caption: null, showAlias: false }} label="" />
      </Suspense>
    </span>
  );
}
