import type { EyeShape, ModuleShape } from './qr-design';

/** Whether the module at a column and row is dark, and is drawn as a module. */
export type IsDark = (column: number, row: number) => boolean;

/** Large enough that neighbouring dots touch. Readers lose the grid of a large picture if there are gaps. */
const DOT_RADIUS = 0.5;
const CORNER_RADIUS = 0.5;

interface Modules {
  size: number;
  isDark: IsDark;
  /** Whether a module belongs to an alignment mark, by which readers find the grid. */
  isAlignment: IsDark;
  /** How far the symbol starts from the left and from the top. */
  offset: number;
}

/** The SVG path of all modules. Its unit is one module. */
export function modulesPath(shape: ModuleShape, { size, isDark, isAlignment, offset }: Modules): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(column, row)) continue;
      const [x, y] = [column + offset, row + offset];
      if (shape === 'dot') path += dotOrMark(column, row, isAlignment, x + 0.5, y + 0.5);
      else if (shape !== 'square') path += box(x, y, 1, freeCorners(column, row, isDark), CORNER_RADIUS);
      else {
        const run = runFrom(column, row, isDark);
        path += `M${x} ${y}h${run}v1h${-run}z`;
        column += run - 1;
      }
    }
  }
  return path;
}

/**
 * A dot, except in an alignment mark: its middle module draws the whole mark, and its other modules draw nothing.
 * Readers would not find a mark that is made of dots.
 */
function dotOrMark(column: number, row: number, isAlignment: IsDark, x: number, y: number): string {
  if (!isAlignment(column, row)) return circle(x, y, DOT_RADIUS);
  const isMiddle = [-2, 2].every((dx) => [-2, 2].every((dy) => isAlignment(column + dx, row + dy)));
  return isMiddle ? circle(x, y, 2.5) + circle(x, y, 1.5, true) + circle(x, y, DOT_RADIUS) : '';
}

function runFrom(column: number, row: number, isDark: IsDark): number {
  let run = 1;
  while (isDark(column + run, row)) run++;
  return run;
}

/**
 * Which corners touch no other module, clockwise from the upper left. These are round, so that neighbours look joined.
 */
function freeCorners(x: number, y: number, isDark: IsDark): boolean[] {
  const [up, right, down, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)];
  return [!up && !left, !up && !right, !down && !right, !down && !left];
}

/**
 * The SVG path of the eye with this upper left corner: a ring of 7 × 7 modules around 3 × 3 modules. Fill it by
 * even-odd.
 */
export function eyePath(shape: EyeShape, x: number, y: number): string {
  if (shape === 'circle') {
    return circle(x + 3.5, y + 3.5, 3.5) + circle(x + 3.5, y + 3.5, 2.5) + circle(x + 3.5, y + 3.5, 1.5);
  }
  const radii = shape === 'rounded' ? [2, 1.2, 0.9] : [0, 0, 0];
  return [7, 5, 3].map((edge, index) => square(x + index, y + index, edge, radii[index]!)).join('');
}

function square(x: number, y: number, edge: number, radius: number): string {
  return box(x, y, edge, [true, true, true, true], radius);
}

/** A square. `round` says which of its corners are round, clockwise from the upper left. */
function box(x: number, y: number, edge: number, round: boolean[], radius: number): string {
  const [a, b, c, d] = round.map((one) => (one ? radius : 0)) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
  return (
    `M${x + a} ${y}h${edge - a - b}${arc(b, 1, 1)}v${edge - b - c}${arc(c, -1, 1)}` +
    `h${-(edge - c - d)}${arc(d, -1, -1)}v${-(edge - d - a)}${arc(a, 1, -1)}z`
  );
}

/** A circle. A hole is drawn in the opposite direction, so that it stays empty under either fill rule. */
function circle(x: number, y: number, radius: number, hole = false): string {
  const across = 2 * radius;
  const arc = `a${radius} ${radius} 0 1 ${hole ? 0 : 1}`;
  return `M${x - radius} ${y}${arc} ${across} 0${arc} ${-across} 0z`;
}
