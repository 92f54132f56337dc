-- What deploy/haproxy.cfg asks the nodes of a Galera cluster for. Run it once, as root at any node: the others get it, too.
-- Each node needs "plugin_load_add = disks". docs/cluster.md says why.

CREATE DATABASE IF NOT EXISTS haproxy;

-- 'ready': the node has what the others have, and at least 100 MB of free space where its data are. It runs with the
-- rights of root, since only those see disks; whoever calls it needs none.
CREATE OR REPLACE FUNCTION haproxy.node_state() RETURNS VARCHAR(20)
  READS SQL DATA
  SQL SECURITY DEFINER
  RETURN CASE
    WHEN NOT EXISTS (
      SELECT 1 FROM information_schema.GLOBAL_STATUS
      WHERE VARIABLE_NAME = 'wsrep_local_state' AND VARIABLE_VALUE = '4'
    ) THEN 'not synced'
    -- In KB. Of the folders above the data where a disk is mounted, the longest has them.
    WHEN (
      SELECT Available FROM information_schema.DISKS
      WHERE LOCATE(CONCAT(TRIM(TRAILING '/' FROM Path), '/'), @@datadir) = 1
      ORDER BY LENGTH(Path) DESC LIMIT 1
    ) < 100 * 1024 THEN 'disk full'
    ELSE 'ready'
  END;

-- It has no password, so it may do nothing else.
CREATE USER IF NOT EXISTS haproxy@'10.0.0.%';
GRANT EXECUTE ON FUNCTION haproxy.node_state TO haproxy@'10.0.0.%';
