import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ListOrders_1795279567314', {
    up: [
      'DROP INDEX "IDX_bf0ab33758e4730d5ba773a1e3"',
      'CREATE INDEX "IDX_b11c44425b230d365b0becb533" ON "activations" ("userId", "endedAt", "label", "activatedAt", "id") ',
      'CREATE INDEX "IDX_f5513d3fb2ade6a143f2641776" ON "activations" ("userId", "endedAt", "activatedAt", "id", "itemId") ',
    ],
    down: [
      'DROP INDEX "IDX_f5513d3fb2ade6a143f2641776"',
      'DROP INDEX "IDX_b11c44425b230d365b0becb533"',
      'CREATE INDEX "IDX_bf0ab33758e4730d5ba773a1e3" ON "activations" ("userId", "endedAt") ',
    ],
  }),
];
