import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddAnswersProved_1796021873238', {
    up: ['ALTER TABLE `conversation_notices` ADD `answersProvedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `conversation_notices` DROP COLUMN `answersProvedAt`'],
  }),
];
