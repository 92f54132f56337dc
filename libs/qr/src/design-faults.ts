import type { QrDesign } from './qr-design';

/**
 * Why a design cannot be saved. `unreadable` is found by reading the finished picture; all others are found before it
 * is drawn.
 */
export const DESIGN_FAULTS = ['inverted', 'low_contrast', 'logo_needs_level_h', 'unreadable'] as const;
export type DesignFault = (typeof DESIGN_FAULTS)[number];

const MIN_CONTRAST = 4;

/** What is wrong with a design before it is drawn. QR readers need dark modules on a light background. */
export function designFaults(design: QrDesign): DesignFault[] {
  const faults: DesignFault[] = [];
  const ground = luminance(design.background);
  const inks = [design.foreground, design.eyeColor].map(luminance);
  if (inks.some((ink) => ink > ground)) faults.push('inverted');
  else if (inks.some((ink) => contrast(ink, ground) < MIN_CONTRAST)) faults.push('low_contrast');
  if (design.logo !== null && design.errorCorrection !== 'H') faults.push('logo_needs_level_h');
  return faults;
}

function contrast(dark: number, light: number): number {
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
