import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const PAGES = ['docs/recipes.md', 'docs/architecture.md', 'CONTRIBUTING.md'];
/** `ScanPages.forget(manager, aliases)`: a call of a method of a class. */
const CALL = /^([A-Z]\w+)\.(\w+)\(([^)]*)\)$/;

/** The parameters of each method of our classes, by `Class.method`. */
function readMethods(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', 'api/src/*.ts'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  const methods = new Map<string, string[]>();
  for (const file of files.filter((each) => !each.endsWith('spec.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of source.statements.filter(ts.isClassDeclaration))
      for (const member of statement.members.filter(ts.isMethodDeclaration))
        methods.set(
          `${statement.name?.text}.${(member.name as ts.Identifier).text}`,
          member.parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : '…')),
        );
  }
  return methods;
}

describe('The calls that recipes show', () => {
  const methods = readMethods();
  const calls = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([^`]+)`/g)].flatMap(([, span]) => {
      const [, name, method, list] = CALL.exec(span!) ?? [];
      return name ? [{ page, call: `${name}.${method}`, list: list!.split(', ').filter(Boolean) }] : [];
    }),
  );

  it('should be some', () => expect(calls.length).toBeGreaterThan(4));

  it.each(calls)('should name the parameters of the method: $call', ({ call, list }) => {
    const parameters = methods.get(call);
    const named = list.filter((each) => each !== '…');
    expect(parameters?.slice(0, named.length)).toEqual(named);
    if (!list.includes('…')) expect(parameters).toHaveLength(named.length);
  });
});
