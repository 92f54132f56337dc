import type { Upgrade } from '../../platform/schema/baseline';
import { UPGRADE_ROWS } from '../upgrade-rows';

const { before, after, ...rest } = UPGRADE_ROWS.mysql;

/** Written by `npm run migration -- baseline`; what concerns rows is by hand, in `upgrade-rows.ts`. */
export const UPGRADE: Upgrade = {
  ...rest,
  steps: [
    ...before,
    'DROP INDEX `IDX_6ce6acdb0801254590f8a78c08` ON `messages`',
    'ALTER TABLE `outbox` CHANGE `recipientAsTyped` `recipientAsTyped` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL',
    'ALTER TABLE `sessions` CHANGE `shared` `shared` tinyint NOT NULL',
    'DROP INDEX `IDX_a276c846babb036d370f579bd3` ON `items`',
    'DROP INDEX `IDX_bc9d11f3c53f4ba92302a69152` ON `items`',
    'DROP INDEX `IDX_0195f9030c3e9cc9fbaf920a6f` ON `items`',
    'ALTER TABLE `items` CHANGE `activated` `activated` tinyint NOT NULL',
    'ALTER TABLE `items` CHANGE `digital` `digital` tinyint NOT NULL',
    'DROP INDEX `IDX_ded3a56ec7e66e472162b51716` ON `projects`',
    'DROP INDEX `IDX_565b4dfc7d790f7927b9ea3124` ON `projects`',
    'ALTER TABLE `projects` CHANGE `itemCount` `itemCount` int NOT NULL',
    'ALTER TABLE `projects` CHANGE `activatedCount` `activatedCount` int NOT NULL',
    'DROP INDEX `IDX_2d1413f0e7bd5719c09f7706b1` ON `messages`',
    'DROP INDEX `IDX_c0df396f6a80ec120ccb266e48` ON `messages`',
    'DROP INDEX `IDX_1587faed31dddbfe6dc3baddbb` ON `messages`',
    'DROP INDEX `IDX_0ed5e2e6ddc311a60c2dfd73b8` ON `messages`',
    'DROP INDEX `IDX_9aef99f34dd0684b16912ab913` ON `messages`',
    'ALTER TABLE `messages` CHANGE `activeAt` `activeAt` datetime(3) NOT NULL',
    'CREATE INDEX `IDX_a276c846babb036d370f579bd3` ON `items` (`projectId`, `status`, `activatable`, `activated`, `id`)',
    'CREATE INDEX `IDX_bc9d11f3c53f4ba92302a69152` ON `items` (`projectId`, `label`, `id`, `status`, `activated`, `activatable`)',
    'CREATE INDEX `IDX_0195f9030c3e9cc9fbaf920a6f` ON `items` (`projectId`, `alias`, `status`, `activated`, `activatable`, `id`)',
    'CREATE INDEX `IDX_565b4dfc7d790f7927b9ea3124` ON `projects` (`activatedCount`, `id`, `archived`)',
    'CREATE INDEX `IDX_ded3a56ec7e66e472162b51716` ON `projects` (`itemCount`, `id`, `archived`)',
    'CREATE INDEX `IDX_2d1413f0e7bd5719c09f7706b1` ON `messages` (`activeAt`, `id`)',
    'CREATE INDEX `IDX_c0df396f6a80ec120ccb266e48` ON `messages` (`activationId`, `archivedAt`, `readAt`, `kind`, `ownerId`, `activeAt`)',
    'CREATE INDEX `IDX_1587faed31dddbfe6dc3baddbb` ON `messages` (`ownerId`, `archivedAt`, `kind`, `activeAt`, `id`, `readAt`)',
    'CREATE INDEX `IDX_0ed5e2e6ddc311a60c2dfd73b8` ON `messages` (`ownerId`, `archivedAt`, `readAt`, `kind`, `activeAt`)',
    'CREATE INDEX `IDX_9aef99f34dd0684b16912ab913` ON `messages` (`ownerId`, `archivedAt`, `activeAt`, `id`, `readAt`, `kind`, `activationId`)',
    ...after,
  ],
};
