import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ProjectCounts01_1795290948117', {
    up: ['ALTER TABLE `projects` ADD `itemCount` int NULL'],
    down: ['ALTER TABLE `projects` DROP COLUMN `itemCount`'],
  }),
  migration('ProjectCounts02_1795290948118', {
    up: ['ALTER TABLE `projects` ADD `activatedCount` int NULL'],
    down: ['ALTER TABLE `projects` DROP COLUMN `activatedCount`'],
  }),
  migration('ProjectCounts03_1795290948119', {
    up: ['CREATE INDEX `IDX_565b4dfc7d790f7927b9ea3124` ON `projects` (`activatedCount`, `id`, `archived`)'],
    down: ['DROP INDEX `IDX_565b4dfc7d790f7927b9ea3124` ON `projects`'],
  }),
  migration('ProjectCounts04_1795290948120', {
    up: ['CREATE INDEX `IDX_ded3a56ec7e66e472162b51716` ON `projects` (`itemCount`, `id`, `archived`)'],
    down: ['DROP INDEX `IDX_ded3a56ec7e66e472162b51716` ON `projects`'],
  }),
  migration('ProjectCounts05_1795290948121', {
    up: ['CREATE INDEX `IDX_06fc05d55e8d98515782407afa` ON `projects` (`name`, `id`, `archived`)'],
    down: ['DROP INDEX `IDX_06fc05d55e8d98515782407afa` ON `projects`'],
  }),
  migration('ProjectCounts06_1795290948122', {
    up: [
      'UPDATE `projects` SET `itemCount` = (SELECT COUNT(*) FROM `items` i WHERE i.`projectId` = `projects`.`id`), `activatedCount` = (SELECT COUNT(i.`ownerId`) FROM `items` i WHERE i.`projectId` = `projects`.`id`)',
    ],
    down: [],
  }),
];
