import { measureLine, outlineLine } from './bold-font';
import { toVisualRuns } from './visual-runs';

const [HEBREW, ARABIC] = ['סרוק', 'مديرة'];
const show = (text: string) =>
  toVisualRuns(text).map((run) => `${run.direction === 'rtl' ? '<' : '>'}${run.text}`);

describe('toVisualRuns', () => {
  it.each([
    ['Käthe Їжак 030-123', ['>Käthe Їжак 030-123']],
    [`${HEBREW} 030-123`, ['>030-123', `<${HEBREW} `]],
    [`${ARABIC} 2 – Büro`, ['>Büro', '< – ', '>2', `<${ARABIC} `]],
    [`Call ${HEBREW} now 054-7`, ['>Call ', `<${HEBREW}`, '> now 054-7']],
    [`Call ${HEBREW} 054-7`, ['>Call ', '>054-7', `<${HEBREW} `]],
    [`${HEBREW}!`, [`<${HEBREW}!`]],
    [`${HEBREW} (Ann)`, ['<(', '>Ann', `<${HEBREW} )`]],
    // Behind Arabic letters, figures on both sides of a hyphen are two numbers.
    [`${ARABIC} 030-12`, ['>12', '<-', '>030', `<${ARABIC} `]],
    ['(' + ARABIC + ')', [`<)${ARABIC}(`]],
    [`${HEBREW} ${ARABIC}`, [`<${ARABIC}`, `<${HEBREW} `]],
    ['', []],
  ])('should set %j as a browser does', (text, runs) => {
    expect(show(text)).toEqual(runs);
  });
});

describe('an outlined line', () => {
  const outline = (text: string, x = 0) => outlineLine(text, { x, y: 0, size: 100 });

  it('should draw figures and Latin words in their order within Hebrew and Arabic', () => {
    const lines = [
      [HEBREW, '030-123'],
      [ARABIC, '030.123'],
      [ARABIC, 'Büro'],
    ] as const;
    for (const [word, read] of lines)
      expect(outline(`${word} ${read}`)).toBe(outline(read) + outline(`${word} `, measureLine(read) * 100));
  });

  it('should join Arabic letters, also beside Hebrew ones', () => {
    expect(measureLine(ARABIC)).toBeLessThan(
      [...ARABIC].reduce((sum, letter) => sum + measureLine(letter), 0),
    );
    expect(outline(`${HEBREW} ${ARABIC}`).startsWith(outline(ARABIC))).toBe(true);
  });
});
