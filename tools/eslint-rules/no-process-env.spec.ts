import { noProcessEnv } from './no-process-env';
import { testRule } from './rule-tester';

testRule('no-process-env', noProcessEnv, {
  valid: [
    {
      name: 'should accept other facts of the process',
      code: 'console.log(process.pid, config.env, process.cwd());',
    },
    {
      name: 'should accept an env of something else',
      code: 'import { env } from "./env"; const { env: e } = config;',
    },
  ],
  invalid: [
    { name: 'should refuse process.env', code: 'const port = process.env.PORT;', ids: ['env'] },
    { name: 'should refuse the computed form', code: 'const x = process["env"];', ids: ['env'] },
    { name: 'should refuse it through globalThis', code: 'const x = globalThis.process.env;', ids: ['env'] },
    { name: 'should refuse destructuring', code: 'const { pid, env } = process;', ids: ['env'] },
    { name: 'should refuse the import', code: 'import { env as e } from "node:process";', ids: ['env'] },
  ],
});
