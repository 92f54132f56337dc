import { testRule } from './rule-tester';
import { verbPromises } from './verb-promises';

const filename = '/repo/api/src/codes/items/items.service.ts';

testRule('verb-promises', verbPromises, {
  valid: [
    {
      name: 'should accept what keeps its promise',
      filename,
      code: `
        class A {
          isDue(): boolean { return true; }
          async hasOwner(): Promise<boolean> { return true; }
          assertOpen(code: Code): asserts code is Open {}
          getUser(): User { return user; }
          findUser(): User | undefined { return user; }
          async *walkRows(): AsyncGenerator<Row> {}
        }
        const isText = (value: unknown): value is string => typeof value === 'string';`,
    },
    {
      name: 'should leave other words and types that are not written alone',
      filename,
      code: 'function issue(): Secret { return secret; } const getName = () => null; function island(): void {}',
    },
  ],
  invalid: [
    {
      name: 'should refuse a question that is not answered by a boolean',
      filename,
      code: 'class A { isLookDue(): Where[] { return []; } } const hasName = (): string => "";',
      ids: ['broken', 'broken'],
    },
    {
      name: 'should refuse an assertion that answers something',
      filename,
      code: 'async function assertOpen(): Promise<Code> { return code; }',
      ids: ['broken'],
    },
    {
      name: 'should refuse a getter that may get nothing, and a walk in one go',
      filename,
      code: 'class A { getKept(): Kept | undefined { return kept; } walkRows(): Row[] { return []; } }',
      ids: ['broken', 'broken'],
    },
  ],
});
