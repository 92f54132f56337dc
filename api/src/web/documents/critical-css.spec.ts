import { readStyleSheet } from '../../../style-rules';
import { splitStyles } from './critical-css';

const SHEET = [
  ':root,.light{--color-text:#111;--color-bg:#fff;--color-form:#eee;--space:1rem}',
  '.dark{--color-text:#eee;--color-bg:#000;--color-form:#222}',
  '*{margin:0}body{color:var(--color-text);background:var(--color-bg)}',
  '.card{--pad:var(--space);padding:var(--pad);transition:color 1s}.card:hover{color:red}',
  '.unused,.card>h1{font-weight:600}.card[data-size=xl]{gap:2px}.card[data-size=sm]{gap:1px}',
  '@media (width>=640px){.card{padding:2rem}.unused{padding:0}}@keyframes spin{to{rotate:1turn}}',
  'form{color:var(--color-form)}[data-gap="3"]:is(.stack,.other){gap:3px}',
].join('');
const CARD = '<div class="card" data-size="xl"><h1>Ann</h1></div>';
const FORM = '<form class="stack" data-gap="3"></form>';

describe('splitStyles', () => {
  const { first, rest } = splitStyles(readStyleSheet(SHEET), CARD, FORM);

  it('should keep the rules that the markup can match, and no others', () => {
    expect(first).toContain('*{margin:0}');
    expect(first).toContain('.card>h1{font-weight:600}');
    expect(first).toContain('.card[data-size=xl]{gap:2px}');
    expect(first).toContain('@media (width>=640px){.card{padding:2rem}}');
    expect(first).not.toMatch(/unused|data-size=sm|keyframes|:hover|transition|form|stack/);
  });

  it('should leave for later what only the later markup needs', () => {
    expect(rest).toContain('form{color:var(--color-form)}');
    expect(rest).toContain('[data-gap="3"]:is(.stack,.other){gap:3px}');
    expect(rest).toContain('.dark{--color-form:#222}');
    expect(rest).not.toMatch(/card|body/);
  });

  it('should put constants in place, and keep what a theme changes', () => {
    expect(first).toContain('.card{padding:1rem;}'.replace(';', ''));
    expect(first).toContain(':root,.light{--color-text:#111;--color-bg:#fff}');
    expect(first).toContain('color:var(--color-text)');
    expect(first).not.toContain('--space');
  });

  it('should take a text for a text, whatever signs of a sheet stand in it', () => {
    const sheet = '.card:before{content:"},.a{;--b:c"}.card{gap:1px}';
    expect(splitStyles(readStyleSheet(`${sheet}/*# sourceMappingURL=main.css.map*/`), CARD).first).toBe(
      sheet,
    );
  });

  it('should make nothing of no sheet', () => {
    expect(splitStyles(readStyleSheet(''), CARD, FORM)).toEqual({ first: '', rest: '' });
  });
});
