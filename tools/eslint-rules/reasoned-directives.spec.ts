import { reasonedDirectives } from './reasoned-directives';
import { testRule } from './rule-tester';

testRule('reasoned-directives', reasonedDirectives, {
  valid: [
    {
      name: 'should accept a directive with its reason',
      code: '// eslint-disable-next-line no-eval -- the input is a literal\nlet a = 1;',
    },
    { name: 'should accept other comments', code: '// why eslint-disable is rare\nlet a = 1;' },
  ],
  invalid: [
    {
      name: 'should refuse one without',
      code: '// eslint-disable-next-line no-eval\nlet a = 1;',
      ids: ['reason'],
    },
    {
      name: 'should refuse an empty one',
      code: '/* eslint-disable no-eval -- */\nlet a = 1;',
      ids: ['reason'],
    },
  ],
});
