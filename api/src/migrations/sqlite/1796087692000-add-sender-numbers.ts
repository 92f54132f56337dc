import { migration } from '../../platform/database/migration';

/** By hand: tables that others refer to must not be made anew. */
export const migrations = [
  migration('AddSenderNumbers_1796087692000', {
    up: [
      'ALTER TABLE "activations" ADD "numberedSenders" integer',
      'ALTER TABLE "messages" ADD "senderNumber" integer',
    ],
    down: [
      'ALTER TABLE "messages" DROP COLUMN "senderNumber"',
      'ALTER TABLE "activations" DROP COLUMN "numberedSenders"',
    ],
  }),
];
