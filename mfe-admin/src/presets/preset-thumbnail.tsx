import { lazyWithTexts, LostPart } from '@ringtag/i18n';
import type { QrDesign } from '@ringtag/qr';
import { Suspense, type ReactNode } from 'react';
import styles from './preset-thumbnail.module.css';

// Loaded when needed, together with the library that draws QR codes. Pages without a preset load neither.
const PresetPicture = lazyWithTexts([], () => import('./preset-picture'));

/** A small picture of a preset, shown beside its name. It leaves out texts, which would be too small to read. */
export function PresetThumbnail({ design }: { design: QrDesign }) {
  return (
    <span className={styles.thumbnail} aria-hidden>
      <LostPart value={NoPicture}>
        <Suspense fallback={null}>
          <PresetPicture design={{ ...design, caption: null, showAlias: false }} label="" />
        </Suspense>
      </LostPart>
    </span>
  );
}

/** The name beside the picture says enough. */
function NoPicture(): ReactNode {
  return null;
}
