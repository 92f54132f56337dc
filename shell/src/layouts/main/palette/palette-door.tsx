import { Suspense, useState } from 'react';
import { Palette } from './lazy-palette';
import type { PaletteProps } from './palette';
import { useShortcut } from './use-shortcut';

/** Opens the palette at Ctrl K, and loads it only then. It stays loaded, so that it can close with its animation. */
export function PaletteDoor({ onOpen, ...props }: PaletteProps & { onOpen: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  useShortcut(props.open ? props.onClose : onOpen);
  return <Suspense fallback={null}>{wasOpened && <Palette {...props} />}</Suspense>;
}
