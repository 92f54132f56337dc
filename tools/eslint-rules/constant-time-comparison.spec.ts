import { constantTimeComparison } from './constant-time-comparison';
import { testRule } from './rule-tester';

testRule('constant-time-comparison', constantTimeComparison, {
  valid: [
    { name: 'should accept timingSafeEqual (OTP-8)', code: 'if (timingSafeEqual(tokenHash, other)) go();' },
    {
      name: 'should accept comparing with a constant',
      code: 'if (token === undefined || hash == null || secret === "") go();',
    },
    {
      name: 'should accept other names',
      code: 'if (error.code === other.code || hashes.length !== tokenCount) go();',
    },
  ],
  invalid: [
    {
      name: 'should refuse === on a token (OTP-8)',
      code: 'if (row.linkToken === given) go();',
      ids: ['timing'],
    },
    {
      name: 'should refuse it on the right as well',
      code: 'if (given !== codeDigest) go();',
      ids: ['timing'],
    },
    { name: 'should refuse the loose form', code: 'if (a == session["secret"]) go();', ids: ['timing'] },
  ],
});
