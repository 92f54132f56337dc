/**
 * Makes the table of leases on MySQL. Migrating needs it before the first migration, which is done under a lease. It
 * exists everywhere by now: another column is a migration of its own.
 */
export const CREATE_LEASES = [
  'CREATE TABLE IF NOT EXISTS `leases` (',
  '`name` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
  '`owner` varchar(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
  '`until` datetime(3) NOT NULL,',
  '`doneAt` datetime(3) NULL,',
  'PRIMARY KEY (`name`)) ENGINE=InnoDB',
].join(' ');
