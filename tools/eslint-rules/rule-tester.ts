import { RuleTester, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';

interface Case {
  /** Starts with "should". */
  name: string;
  code: string;
  filename?: string;
}

interface Cases {
  valid: Case[];
  /** `ids` are the message ids, in the order of the code. */
  invalid: (Case & { ids: string[] })[];
}

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

/** Runs a rule over pieces of TypeScript, as one Jest test per piece. */
export function testRule(name: string, rule: unknown, { valid, invalid }: Cases): void {
  tester.run(name, rule as Rule.RuleModule, {
    valid,
    invalid: invalid.map(({ ids, ...rest }) => ({
      ...rest,
      errors: ids.map((messageId) => ({ messageId })),
    })),
  });
}
