import { pseudoText, pseudoTree } from './pseudo-locale';

describe('pseudo-locale', () => {
  it('should accent and bracket a text and make it about a third longer', () => {
    const pseudo = pseudoText('Send the code again');
    expect(pseudo).toMatch(/^\[Šéñð ţĥé çöðé åĝåîñ/);
    expect(pseudo.length / 'Send the code again'.length).toBeGreaterThan(1.3);
  });

  it('should leave alone what is filled in later', () => {
    expect(pseudoText('Hello {{name}}, <b>read</b> $t(terms)')).toContain('{{name}}, <b>ŕéåð</b> $t(terms)');
    expect(pseudoText('Open {alias}')).toContain('Öþéñ {alias}');
  });

  it('should reach every text of a tree', () => {
    expect(JSON.stringify(pseudoTree({ a: 'x', b: { c: 'y' } }))).toMatch(/\[ẋ.*\[ý/);
  });
});
