import { lazyDialog } from '@ringtag/forms';
import { loadTexts } from '@ringtag/i18n';
import type { PaletteProps } from './palette';
import { useShortcut } from './use-shortcut';

const Palette = lazyDialog(async () => (await Promise.all([import('./palette'), loadTexts('palette')]))[0]);

/** Opens the palette, with the button in the header or at Ctrl K. */
export function PaletteDoor({ onOpen, ...props }: PaletteProps & { onOpen: () => void }) {
  useShortcut(props.open ? props.onClose : onOpen);
  return <Palette {...props} />;
}
