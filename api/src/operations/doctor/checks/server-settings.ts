import type { DataSource } from 'typeorm';
import { toServer } from '../../../platform/database/server-version';
import { isOlder } from '../../../platform/database/startup-check';
import { type Finding, type Findings, ok, problem, warning } from '../finding';

/** For changes of other replicas in a process, and for commands such as migrating. */
const OWN_CONNECTION = 1;
const FOR_COMMANDS = 3;
/** In bytes; the default of MariaDB. That of MySQL is 64 MB. An import of 4 MB becomes a longer statement. */
const LEAST_PACKET = 16 * 2 ** 20;
/** MySQL 8.0 gets no fixes since April 2026, and 8.1 to 8.3 were kept for months only. */
const KEPT_MYSQL = [8, 4, 0];
/** This machine, or a name without a dot, as containers on one machine have it. */
const LOCAL = /^(?:127\.|\[?::1\]?$|[^.:]+$)/;

/** Variables of the server by name. A server does not have those of another product. */
type Variables = Partial<Record<string, string>>;

/** Settings of MySQL or MariaDB, beside those that `databaseProblems` refuses. */
export async function* serverFindings(dataSource: DataSource, connections: number): Findings {
  const variables = toVariables(await dataSource.query('SHOW VARIABLES'));
  yield* isolationFindings(variables);
  yield* writingFindings(variables);
  yield* durabilityFindings(variables);
  yield* mysqlFindings(variables);
  const session = toVariables(await dataSource.query("SHOW SESSION STATUS LIKE 'Ssl_cipher'"));
  yield* encryptionFindings((dataSource.options as { host: string }).host, session.ssl_cipher);
  yield connectionsFinding(Number(variables.max_connections), connections + OWN_CONNECTION);
  if (variables.wsrep_on === 'ON')
    yield clusterFinding(toVariables(await dataSource.query("SHOW STATUS LIKE 'wsrep_%'")));
}

function toVariables(rows: { Variable_name: string; Value: string }[]): Variables {
  return Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value]));
}

function* isolationFindings(variables: Variables): Generator<Finding> {
  const isolation = variables.transaction_isolation ?? variables.tx_isolation;
  if (isolation !== 'READ-COMMITTED')
    yield problem(
      `The isolation level of sessions is ${isolation}, although the server asks for READ COMMITTED.`,
      'Make sure no proxy between the server and the database changes session settings.',
    );
  if (variables.log_bin === 'ON' && variables.binlog_format === 'STATEMENT')
    yield problem(
      'binlog_format is STATEMENT, so changes at READ COMMITTED fail.',
      'Set binlog_format=ROW in the database configuration, and restart the database.',
    );
}

function* writingFindings(variables: Variables): Generator<Finding> {
  const readOnly = ['super_read_only', 'read_only'].find((name) => (variables[name] ?? 'OFF') !== 'OFF');
  if (readOnly)
    yield problem(
      `Nothing can be written: ${readOnly} is ${variables[readOnly]}, as on a replica.`,
      `Point DATABASE_URL at the primary server, or run SET GLOBAL ${readOnly} = OFF.`,
    );
  if (Number(variables.max_allowed_packet) < LEAST_PACKET)
    yield warning(
      `max_allowed_packet is ${variables.max_allowed_packet}, so large imports may fail.`,
      `Set max_allowed_packet=${LEAST_PACKET} or more in the database configuration.`,
    );
}

function* durabilityFindings(variables: Variables): Generator<Finding> {
  // On a Galera cluster a change is on other nodes before it is acknowledged.
  if (variables.wsrep_on === 'ON') return;
  if (variables.innodb_flush_log_at_trx_commit !== '1')
    yield warning(
      'A power cut would lose the latest changes: innodb_flush_log_at_trx_commit is not 1.',
      'Set innodb_flush_log_at_trx_commit=1 in the database configuration.',
    );
  if (variables.log_bin === 'ON' && variables.sync_binlog !== '1')
    yield warning(
      'After a power cut, the binary log may lack the latest changes: sync_binlog is not 1.',
      'Set sync_binlog=1 in the database configuration.',
    );
}

/** What only MySQL has. */
export function* mysqlFindings(variables: Variables): Generator<Finding> {
  const { version = '' } = variables;
  if (toServer(version) === 'MariaDB') return;
  if (isOlder(version, KEPT_MYSQL))
    yield warning(`MySQL ${version} no longer gets security updates.`, 'Install MySQL 8.4 or 9.7.');
  if (variables.explicit_defaults_for_timestamp === 'OFF')
    yield warning(
      'explicit_defaults_for_timestamp is OFF, so columns of new tables may get unexpected defaults.',
      'Remove it from the database configuration; ON is MySQL’s default.',
    );
}

/** Yields a warning if passwords, addresses and messages cross a network without encryption. */
export function* encryptionFindings(host: string, cipher: string | undefined): Generator<Finding> {
  if (cipher || LOCAL.test(host)) return;
  yield warning(
    `The connection to the database at ${host} is not encrypted.`,
    'Add ?ssl=true to DATABASE_URL, unless no one else can reach the network in between.',
  );
}

function connectionsFinding(most: number, ofReplica: number): Finding {
  const replicas = Math.max(0, Math.floor((most - FOR_COMMANDS) / ofReplica));
  const todo = `Raise max_connections to ${2 * ofReplica + FOR_COMMANDS} or more, or lower DATABASE_CONNECTIONS.`;
  const what = `max_connections is ${most}`;
  const each = `with up to ${ofReplica} connections`;
  if (replicas === 0) return problem(`${what}: too few for one replica ${each}.`, todo);
  if (replicas > 1) return ok(`${what}: enough for ${replicas} replicas, each ${each}.`);
  return warning(`${what}: enough for one replica ${each}, but not for two during an upgrade.`, todo);
}

/** A node outside the majority answers nothing, so it is found when the database is opened. */
function clusterFinding(status: Variables): Finding {
  const size = Number(status.wsrep_cluster_size);
  if (size >= 3 && size % 2 === 1)
    return ok(`The cluster has ${size} nodes, and this one is ${status.wsrep_local_state_comment}.`);
  return warning(
    `The cluster has ${size} nodes. It can only lose one safely if it has three or more, and an odd number.`,
    'Start the missing nodes (docs/cluster.md).',
  );
}
