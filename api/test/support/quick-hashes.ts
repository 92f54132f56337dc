import { createRequire } from 'node:module';

const argon2 = createRequire(__filename)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const { hash } = argon2;
/** The least that the library takes. */
const LEAST = { memoryCost: 8, timeCost: 1 };

// Nobody guesses the passwords of tests, and most of the time would go into them. What a hash costs in production is
// tested in passwords.service.spec.ts.
Object.assign(argon2, {
  hash: (password: string, options: object) => hash(password, { ...options, ...LEAST }),
});
