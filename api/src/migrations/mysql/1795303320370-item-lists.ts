import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ItemLists01_1795303320370', {
    up: ['ALTER TABLE `items` ADD `activated` tinyint NULL'],
    down: ['ALTER TABLE `items` DROP COLUMN `activated`'],
  }),
  migration('ItemLists02_1795303320371', {
    up: ['UPDATE `items` SET `activated` = (`ownerId` IS NOT NULL)'],
    down: [],
  }),
  migration('ItemLists03_1795303320372', {
    up: [
      'CREATE INDEX `IDX_a276c846babb036d370f579bd3` ON `items` (`projectId`, `status`, `activatable`, `activated`, `id`)',
    ],
    down: ['DROP INDEX `IDX_a276c846babb036d370f579bd3` ON `items`'],
  }),
  migration('ItemLists04_1795303320373', {
    up: [
      'CREATE INDEX `IDX_bc9d11f3c53f4ba92302a69152` ON `items` (`projectId`, `label`, `id`, `status`, `activated`, `activatable`)',
    ],
    down: ['DROP INDEX `IDX_bc9d11f3c53f4ba92302a69152` ON `items`'],
  }),
  migration('ItemLists05_1795303320374', {
    up: [
      'CREATE INDEX `IDX_0195f9030c3e9cc9fbaf920a6f` ON `items` (`projectId`, `alias`, `status`, `activated`, `activatable`, `id`)',
    ],
    down: ['DROP INDEX `IDX_0195f9030c3e9cc9fbaf920a6f` ON `items`'],
  }),
];
