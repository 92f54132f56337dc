import { pickStyles } from './critical-css';
import { readStyleSheet } from './style-rules';

const SHEET = [
  ':root,.light{--color-text:#111;--color-bg:#fff;--color-form:#eee;--space:1rem}',
  '.dark{--color-text:#eee;--color-bg:#000;--color-form:#222}',
  '*{margin:0}body{color:var(--color-text);background:var(--color-bg)}',
  '.card{--pad:var(--space);padding:var(--pad);transition:color 1s}.card:hover{color:red}.card:modal{gap:0}',
  '.unused,.card>h1{font-weight:600}.card[data-size=xl]{gap:2px}.card[data-size=sm]{gap:1px}',
  '@media (width>=640px){.card{padding:2rem}.unused{padding:0}}@keyframes spin{to{rotate:1turn}}',
  ':root[data-can~=copy] .card{gap:4px}:root[data-can~=copy] .unused{gap:4px}:root[data-bar] .card{gap:5px}',
  'form{color:var(--color-form)}[data-gap="3"]:is(.stack,.other){gap:3px}',
].join('');
const CARD = '<div class="card" data-size="xl"><h1>Ann</h1></div>';

describe('pickStyles', () => {
  const styles = pickStyles(readStyleSheet(SHEET), CARD);

  it('should keep the rules that the markup can match, and no others', () => {
    expect(styles).toContain('*{margin:0}');
    expect(styles).toContain('.card>h1{font-weight:600}');
    expect(styles).toContain('.card[data-size=xl]{gap:2px}');
    expect(styles).toContain('@media (width>=640px){.card{padding:2rem}}');
    expect(styles).not.toMatch(/unused|data-size=sm|keyframes|transition|form|stack|dialog/);
  });

  it('should put constants in place, and keep what a theme changes under a short name', () => {
    expect(styles).toContain('.card{padding:1rem;}'.replace(';', ''));
    expect(styles).toContain(':root,.light{--a:#111;--b:#fff}.dark{--a:#eee;--b:#000}');
    expect(styles).toContain('body{color:var(--a);background:var(--b)}');
    expect(styles).not.toContain('--space');
  });

  it('should compute what constants make of a length, and change no text', () => {
    const lines = [
      'margin:calc(-1 * var(--space))',
      'inset:calc(2lh + calc(2 * var(--half) + 2px))',
      'font:1rem var(--fonts)',
      'quotes:"2 * 1px, "',
    ];
    const sheet = `:root{--space:.75rem;--half:.5rem;--fonts:system-ui, sans-serif}.card{${lines.join(';')}}`;
    expect(pickStyles(readStyleSheet(sheet), CARD)).toBe(
      '.card{margin:-.75rem;inset:calc(2lh + 1rem + 2px);font:1rem system-ui,sans-serif;quotes:"2 * 1px, "}',
    );
  });

  it('should keep what a script will ask for by an attribute of the root', () => {
    expect(styles).toContain(':root[data-can~=copy] .card{gap:4px}');
    expect(styles).toContain(':root[data-bar] .card{gap:5px}');
  });

  it('should take a text for a text, whatever signs of a sheet stand in it', () => {
    const sheet = '.card:before{content:"},.a{;--b:c"}.card{gap:1px}';
    expect(pickStyles(readStyleSheet(`${sheet}/*# sourceMappingURL=main.css.map*/`), CARD)).toBe(sheet);
  });
});
