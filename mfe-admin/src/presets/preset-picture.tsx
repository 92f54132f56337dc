import type { QrDesign } from '@ringtag/qr';
import { QrPicture } from '@ringtag/qr-designer';

/** Stands for the codes that the preset is for. */
const SAMPLE = 'ABCDE23456';

interface PresetPictureProps {
  design: QrDesign;
  label: string;
}

/** A code as it looks with a preset. */
export default function PresetPicture({ design, label }: PresetPictureProps) {
  // In capitals, as codes are made: they need fewer squares.
  const url = `${window.location.origin}/scan/${SAMPLE}`.toUpperCase();
  return <QrPicture code={{ alias: SAMPLE, url }} design={design} label={label} />;
}
