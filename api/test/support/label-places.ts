import { type LabelLayout, POINTS_PER_MILLIMETRE } from '@ringtag/contracts';

/** What a code with its alias is wide and high, in modules, and how far it keeps from the edge of its label. */
const [WIDTH, HEIGHT, PADDING] = [33, 37, 4];

export interface Place {
  /** Where the middle of a symbol belongs, in millimetres. */
  x: number;
  y: number;
  /** Millimetres of a module. */
  module: number;
}

/** Where a code belongs on its label. @param label from 0 */
export function toPlace(
  { label: size, grid, origin, pitch }: LabelLayout,
  label: number,
  offset = { x: 0, y: 0 },
): Place {
  const scale = Math.min((size[0] - 2 * PADDING) / WIDTH, (size[1] - 2 * PADDING) / HEIGHT);
  const x = origin[0] + (label % grid[0]) * pitch[0] + size[0] / 2;
  const top = origin[1] + Math.floor(label / grid[0]) * pitch[1] + (size[1] - HEIGHT * scale) / 2;
  return {
    x: x / POINTS_PER_MILLIMETRE + offset.x,
    y: (top + (WIDTH * scale) / 2) / POINTS_PER_MILLIMETRE + offset.y,
    module: scale / POINTS_PER_MILLIMETRE,
  };
}
