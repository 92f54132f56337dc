import type { MigrationInterface } from 'typeorm';
import { migrations as from1795880000000 } from './1795880000000-baseline';
import { migrations as from1795980000000 } from './1795980000000-fill-page-kinds';
import { migrations as from1796021767825 } from './1796021767825-add-backups';
import { migrations as from1796021873238 } from './1796021873238-add-answers-proved';
import { migrations as from1796021957939 } from './1796021957939-add-person-exports';
import { migrations as from1796023711893 } from './1796023711893-add-page-reports';
import { migrations as from1796025867931 } from './1796025867931-add-many-messages-mail';
import { migrations as from1796042432329 } from './1796042432329-add-mail-bounces';
import { migrations as from1796042583032 } from './1796042583032-add-held-messages';
import { migrations as from1796087692000 } from './1796087692000-add-sender-numbers';
import { migrations as from1796087733716 } from './1796087733716-add-cards';
import { migrations as from1796100846596 } from './1796100846596-add-releases';
import { migrations as from1796113087124 } from './1796113087124-add-served-since';
import { migrations as from1796113830902 } from './1796113830902-add-share-loads';
import { migrations as from1796129400000 } from './1796129400000-add-claim-secrets';
import { migrations as from1796131668312 } from './1796131668312-add-code-life';

/** In the order in which they run. Written by `npm run migration`. */
export const SQLITE_MIGRATIONS: (new () => MigrationInterface)[] = [
  ...from1795880000000,
  ...from1795980000000,
  ...from1796021767825,
  ...from1796021873238,
  ...from1796021957939,
  ...from1796023711893,
  ...from1796025867931,
  ...from1796042432329,
  ...from1796042583032,
  ...from1796087692000,
  ...from1796087733716,
  ...from1796100846596,
  ...from1796113087124,
  ...from1796113830902,
  ...from1796129400000,
  ...from1796131668312,
];
