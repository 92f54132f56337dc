import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** The breakpoints of specification 9. tokens.css lists them for people who write style sheets. */
const BREAKPOINTS = { xs: 576, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1400 };

const projects = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const libraries = readdirSync(join(ROOT, 'libs')).map((name) => join('libs', name));
const sheets = [...projects, ...libraries].flatMap((project) =>
  readdirSync(join(ROOT, project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(project, 'src', path)),
);

describe('breakpoints', () => {
  it('should be named in tokens.css', () => {
    const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
    expect(tokens).toContain(
      Object.entries(BREAKPOINTS)
        .map(([name, width]) => `${name} ${width}px`)
        .join(' · '),
    );
  });

  it('should each be one at which something changes: 2xl is as wide as a page gets, the others are asked for (UI-30)', () => {
    const used = (width: number) =>
      sheets.filter((sheet) => {
        const css = readFileSync(join(ROOT, sheet), 'utf8');
        return new RegExp(`@media[^{]*width[^{]*\\b${width}px|max-inline-size: ${width}px`).test(css);
      });
    for (const [name, width] of Object.entries(BREAKPOINTS))
      expect({ name, sheets: used(width).length > 0 }).toEqual({ name, sheets: true });
  });

  it('should be the only widths that style sheets ask for (UI-30)', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const asked = sheets.flatMap((sheet) =>
      Array.from(
        readFileSync(join(ROOT, sheet), 'utf8').matchAll(/@media[^{]*?width[^{]*?([\d.]+)(px|r?em)/g),
        ([, value, unit]) => ({ sheet, width: `${value}${unit}` }),
      ),
    );
    const known = Object.values(BREAKPOINTS).map((width) => `${width}px`);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ width }) => !known.includes(width))).toEqual([]);
  });
});
