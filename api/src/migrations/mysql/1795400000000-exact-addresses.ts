import { migration } from '../../platform/database/migration';
import { provenAddresses } from '../proven-addresses';

const LOOSE = 'varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
const EXACT = 'varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

export const migrations = [
  migration('ExactAddresses01_1795400000000', {
    up: [`ALTER TABLE \`challenges\` MODIFY \`email\` ${EXACT} NOT NULL`],
    down: [`ALTER TABLE \`challenges\` MODIFY \`email\` ${LOOSE} NOT NULL`],
  }),
  migration('ExactAddresses02_1795400000001', {
    up: [`ALTER TABLE \`outbox\` MODIFY \`recipient\` ${EXACT} NOT NULL`],
    down: [`ALTER TABLE \`outbox\` MODIFY \`recipient\` ${LOOSE} NOT NULL`],
  }),
  migration('ExactAddresses03_1795400000002', {
    up: [`ALTER TABLE \`outbox\` ADD \`recipientAsTyped\` ${LOOSE} NULL`],
    down: ['ALTER TABLE `outbox` DROP COLUMN `recipientAsTyped`'],
  }),
  provenAddresses('ExactAddresses04_1795400000003'),
];
