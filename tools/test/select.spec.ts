import { oneTest, type Part } from './outcome';
import { selectParts, selectReached } from './select';

const part = (name: string, needs?: string): Part => ({
  name,
  title: name,
  needs,
  run: () => Promise.resolve(oneTest(true)),
});
const PARTS = [
  part('lint'),
  part('build'),
  part('integration-sqlite'),
  part('integration-mariadb'),
  { ...part('integration-galera'), onDemand: true } as const,
  part('e2e', 'build'),
];

const select = (...names: string[]): string[] => selectParts(PARTS, names).map(({ name }) => name);

describe('choosing parts of npm test', () => {
  it('should run all of them when none is named, except what waits to be asked for', () => {
    expect(select()).toEqual(['lint', 'build', 'integration-sqlite', 'integration-mariadb', 'e2e']);
  });

  it('should take the named ones in their usual order', () => {
    expect(select('build', 'lint')).toEqual(['lint', 'build']);
  });

  it('should take a family by its first word', () => {
    expect(select('integration')).toEqual(['integration-sqlite', 'integration-mariadb']);
  });

  it('should take what waits to be asked for by its whole name', () => {
    expect(select('integration-galera')).toEqual(['integration-galera']);
  });

  it('should add what a part needs', () => {
    expect(select('e2e')).toEqual(['build', 'e2e']);
  });

  it('should refuse a name nobody has', () => {
    expect(() => select('units')).toThrow('There is no part "units". Parts: lint, build,');
  });
});

describe('choosing the parts that a change reaches', () => {
  const parts: Part[] = [part('typecheck'), { ...part('integration'), reachedBy: ['api'] }, PARTS[4]!];
  const reached = (...folders: string[]): string[] =>
    selectReached(parts, { files: [], folders }).map(({ name }) => name);

  it('should leave out the parts of other projects, and what waits to be asked for', () => {
    expect(reached('mfe-admin')).toEqual(['typecheck']);
    expect(reached()).toEqual(['typecheck']);
    expect(reached('libs/contracts', 'api')).toEqual(['typecheck', 'integration']);
  });
});
