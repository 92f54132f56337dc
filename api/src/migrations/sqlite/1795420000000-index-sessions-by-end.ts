import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('IndexSessionsByEnd_1795420000000', {
    up: ['CREATE INDEX "IDX_50762206f116cd47d1c3fec396" ON "sessions" ("expiresAt") '],
    down: ['DROP INDEX "IDX_50762206f116cd47d1c3fec396"'],
  }),
];
