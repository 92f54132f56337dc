import type { QrDesign } from '@ringtag/qr';
import { QrPicture } from '@ringtag/qr-designer';

/** An example alias, because a preset belongs to many codes. */
const SAMPLE = 'ABCDE23456';

/** Draws an example code with the design of a preset. */
export default function PresetPicture({ design, label }: { design: QrDesign; label: string }) {
  // In capitals, like real codes: they need fewer modules in the QR code.
  const url = `${window.location.origin}/scan/${SAMPLE}`.toUpperCase();
  return <QrPicture code={{ alias: SAMPLE, url }} design={design} label={label} />;
}
