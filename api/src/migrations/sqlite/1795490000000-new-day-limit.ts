import { migration } from '../../platform/database/migration';

// Saving wrote every setting, also those that nobody had touched: the old default goes, and the new one counts.
export const migrations = [
  migration('NewDayLimit_1795490000000', {
    up: [`DELETE FROM "settings" WHERE "key" = 'messagesPerCode' AND json_extract("value", '$.is') = 50`],
    down: [],
  }),
];
