import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Container, parse, type Rule } from 'postcss';

const read = (path: string) => parse(readFileSync(join(__dirname, path), 'utf8'));

/** What the style sheet declares for a selector, outside or inside a media query. */
function readDeclarations(sheet: Container, selector: string): Record<string, string> {
  const declared: Record<string, string> = {};
  for (const rule of sheet.nodes ?? []) {
    if (rule.type !== 'rule' || !(rule as Rule).selectors.includes(selector)) continue;
    (rule as Rule).walkDecls(({ prop, value }) => void (declared[prop] = value));
  }
  return declared;
}

function findMedia(sheet: Container, query: string): Container {
  const found = sheet.nodes?.find((node) => node.type === 'atrule' && node.params === query);
  if (found?.type !== 'atrule') throw new Error(`no media query ${query}`);
  return found;
}

describe('Toasts (specification 9)', () => {
  const sheet = read('feedback/toast.module.css');

  it('should be 350 px wide, or as wide as there is room', () => {
    expect(readDeclarations(sheet, '.toast')).toMatchObject({
      'inline-size': '350px',
      'max-inline-size': '100%',
    });
  });

  it('should stand 65 px from the top and 25 px from the end, in a layer of at most 420 px', () => {
    expect(readDeclarations(sheet, '.viewport').padding).toBe('65px 16px 16px');
    const small = findMedia(sheet, '(width >= 640px)');
    expect(readDeclarations(small, '.viewport')['padding-inline']).toBe('16px 25px');
    const medium = findMedia(sheet, '(width >= 768px)');
    expect(readDeclarations(medium, '.viewport')['max-inline-size']).toBe('420px');
  });
});

describe('Motion', () => {
  const sheet = read('base.css');

  it.each(['*', '*::before', '*::after'])('should stop for people who ask for less of it: %s', (selector) => {
    const still = findMedia(sheet, '(prefers-reduced-motion: reduce)');
    expect(readDeclarations(still, selector)).toEqual({
      'animation-duration': '0.01ms',
      'animation-iteration-count': '1',
      'transition-duration': '0.01ms',
      'scroll-behavior': 'auto',
    });
  });

  it('should stay for all others', () => {
    expect(readDeclarations(sheet, '*')).not.toHaveProperty('animation-duration');
  });
});
