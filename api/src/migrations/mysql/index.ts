import type { MigrationInterface } from 'typeorm';
import { migrations as from1795237867106 } from './1795237867106-initial';
import { migrations as from1795245285948 } from './1795245285948-account-changes';
import { migrations as from1795253930280 } from './1795253930280-code-entry-closed-mail';
import { migrations as from1795254609020 } from './1795254609020-scan-owners';
import { migrations as from1795278751812 } from './1795278751812-qr-designs';
import { migrations as from1795279028916 } from './1795279028916-messages-in-bulk';
import { migrations as from1795279567314 } from './1795279567314-list-orders';
import { migrations as from1795280584622 } from './1795280584622-profile-photos';
import { migrations as from1795281262378 } from './1795281262378-blocked-senders';
import { migrations as from1795282145352 } from './1795282145352-first-steps';
import { migrations as from1795289893444 } from './1795289893444-audit-log';
import { migrations as from1795290269385 } from './1795290269385-stored-counts';
import { migrations as from1795290758017 } from './1795290758017-message-kinds';
import { migrations as from1795290948117 } from './1795290948117-project-counts';
import { migrations as from1795291676751 } from './1795291676751-accounts-and-mails';
import { migrations as from1795292650175 } from './1795292650175-label-layouts';
import { migrations as from1795293225182 } from './1795293225182-settings';
import { migrations as from1795296305376 } from './1795296305376-presets';
import { migrations as from1795303320370 } from './1795303320370-item-lists';
import { migrations as from1795307209770 } from './1795307209770-add-account-blocked-mails';
import { migrations as from1795400000000 } from './1795400000000-exact-addresses';
import { migrations as from1795420000000 } from './1795420000000-index-sessions-by-end';
import { migrations as from1795440000000 } from './1795440000000-known-devices';
import { migrations as from1795450000000 } from './1795450000000-empty-default-texts';
import { migrations as from1795470000000 } from './1795470000000-tried-codes';
import { migrations as from1795490000000 } from './1795490000000-new-day-limit';
import { migrations as from1795490100000 } from './1795490100000-add-page-kind';
import { migrations as from1795500000000 } from './1795500000000-add-changes';
import { migrations as from1795500100000 } from './1795500100000-add-leases';
import { migrations as from1795500200000 } from './1795500200000-count-locks';
import { migrations as from1795500210000 } from './1795500210000-activated-counts';
import { migrations as from1795500300000 } from './1795500300000-scans-of-deleted-codes';
import { migrations as from1795605128349 } from './1795605128349-service-counts';
import { migrations as from1795605171796 } from './1795605171796-mail-traces';
import { migrations as from1795614734292 } from './1795614734292-long-sessions';
import { migrations as from1795614734300 } from './1795614734300-conversations';
import { migrations as from1795621437945 } from './1795621437945-refused-mails';
import { migrations as from1795633433901 } from './1795633433901-conversation-attachments';
import { migrations as from1795633439863 } from './1795633439863-conversation-states';
import { migrations as from1795633552595 } from './1795633552595-inbox';
import { migrations as from1795633706511 } from './1795633706511-conversation-mails';
import { migrations as from1795633820194 } from './1795633820194-add-digital-codes';
import { migrations as from1795646165144 } from './1795646165144-reports';
import { migrations as from1795646192906 } from './1795646192906-add-replaced-links';
import { migrations as from1795646495044 } from './1795646495044-add-home';

/** In the order in which they run. Written by `npm run migration`. */
export const MYSQL_MIGRATIONS: (new () => MigrationInterface)[] = [
  ...from1795237867106,
  ...from1795245285948,
  ...from1795253930280,
  ...from1795254609020,
  ...from1795278751812,
  ...from1795279028916,
  ...from1795279567314,
  ...from1795280584622,
  ...from1795281262378,
  ...from1795282145352,
  ...from1795289893444,
  ...from1795290269385,
  ...from1795290758017,
  ...from1795290948117,
  ...from1795291676751,
  ...from1795292650175,
  ...from1795293225182,
  ...from1795296305376,
  ...from1795303320370,
  ...from1795307209770,
  ...from1795400000000,
  ...from1795420000000,
  ...from1795440000000,
  ...from1795450000000,
  ...from1795470000000,
  ...from1795490000000,
  ...from1795490100000,
  ...from1795500000000,
  ...from1795500100000,
  ...from1795500200000,
  ...from1795500210000,
  ...from1795500300000,
  ...from1795605128349,
  ...from1795605171796,
  ...from1795614734292,
  ...from1795614734300,
  ...from1795621437945,
  ...from1795633433901,
  ...from1795633439863,
  ...from1795633552595,
  ...from1795633706511,
  ...from1795633820194,
  ...from1795646165144,
  ...from1795646192906,
  ...from1795646495044,
];
