import { Injectable } from '@nestjs/common';
import { ITEM_STATUSES, BATCH, type ImportResult, isChosenAlias, RESERVED_ALIASES } from '@ringtag/contracts';
import map from 'lodash/map';
import reject from 'lodash/reject';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { getRow } from '../../platform/database/get-row';
import { readSplit, splitRows } from '../../platform/database/split-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { readCsv } from '../../platform/http/read-csv';
import { AuditLog } from '../../records';
import { ClaimSecrets } from '../claim-secrets/claim-secrets';
import { CodeHistory } from '../history/code-history';
import { ScanPages } from '../scan-pages/scan-pages';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import { readAliasesWithZeros } from './aliases-with-zeros';
import { type ImportRefusal, type ImportRow, type ImportValues, readImportRows } from './import-rows';
import type { ImportDto, ImportedRowDto } from './item-import.dto';
import { countIn, findDeletedAliases, insertChosen, newItem } from './item-rows';

/** The columns that a row changes: both of the secret, where it gives another one. */
type ImportColumns = Omit<ImportValues, 'claimSecret'> &
  Partial<Pick<ItemEntity, 'claimSecret' | 'claimHash'>>;

/** A code and the new values from its row. */
interface Change {
  item: ItemEntity;
  values: ImportColumns;
}

type NewRow = ImportValues & { alias: string };

interface Plan {
  outcome: ImportedRowDto[];
  created: ItemEntity[];
  changed: Change[];
}

/** How often an import is tried if another project takes one of its aliases at the same moment. */
const TRIES = 3;

/** Creates and changes the codes of a project as a file says. */
@Injectable()
export class ItemImportService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly history: CodeHistory,
    private readonly pages: ScanPages,
    private readonly secrets: ClaimSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the codes that do not exist and changes those that differ. Rows that cannot be used are refused one by one.
   * Importing the same file again changes nothing. A dry run gives the same answer without changing anything.
   * Throws `not_found`, and `file_refused` with `reason`.
   */
  async import(projectId: string, file: AsyncIterable<Uint8Array>, dryRun: boolean): Promise<ImportDto> {
    const { ignored, wanted } = await readImportRows(readCsv(file, BATCH.max));
    const rows = await this.apply(projectId, wanted, dryRun);
    const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { result } of rows) counts[result] += 1;
    return { dryRun, ...counts, ignoredColumns: ignored, rows };
  }

  private async apply(projectId: string, wanted: ImportRow[], dryRun: boolean): Promise<ImportedRowDto[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.transactions.run(async (manager) => {
          // Locks the project: a parallel import of the same file waits and then finds these codes.
          if (!dryRun) await countIn(manager, projectId, 0);
          const plan = await this.plan(manager, projectId, wanted);
          if (!dryRun) await this.write(manager, projectId, plan);
          return plan.outcome;
        });
      } catch (error) {
        if (tries === TRIES || !isUniqueViolation(error)) throw error;
      }
    }
  }

  private async plan(manager: EntityManager, projectId: string, wanted: ImportRow[]): Promise<Plan> {
    const project = await getRow(manager, ProjectEntity, projectId);
    // What was typed in place of an alias may have characters that the columns of aliases cannot be compared with.
    const aliases = map(reject(wanted, 'refusal'), 'alias');
    const existing = await findExisting(manager, aliases);
    const deleted = await findDeletedAliases(manager, aliases);
    const findWithZeros = await readAliasesWithZeros(manager, projectId, aliases);
    const now = this.clock.now();
    const plan: Plan = { outcome: [], created: [], changed: [] };
    for (const { line, alias, values, refusal } of wanted) {
      const item = existing.get(alias);
      const refused = refusal ?? findRefusal(alias, item, projectId, deleted);
      const columns = item ? this.toColumns(item, values) : {};
      const result = refused ? 'refused' : resultFor(item, columns);
      const withZeros = result === 'created' ? findWithZeros(alias) : undefined;
      plan.outcome.push({ line, alias, result, ...refused, ...(withZeros && { withZeros }) });
      if (result === 'created') plan.created.push(this.toNewItem(project, { alias, ...values }, now));
      if (result === 'changed') plan.changed.push({ item: item!, values: columns });
    }
    return plan;
  }

  private toNewItem(project: ProjectEntity, { claimSecret, ...given }: NewRow, now: Date): ItemEntity {
    const item = newItem(project, given, now);
    if (claimSecret) return { ...item, ...this.secrets.store(item.id, claimSecret) };
    return project.claimSecrets ? { ...item, ...this.secrets.make(item.id) } : item;
  }

  /** The secret of a code is stored again only where the row has another one. That of a digital code is ignored. */
  private toColumns({ id, claimHash, digital }: ItemEntity, values: ImportValues): ImportColumns {
    const { claimSecret, ...columns } = values;
    const isKnown = claimHash !== null && this.secrets.listHashes(id, claimSecret).includes(claimHash);
    if (claimSecret === undefined || digital || isKnown) return columns;
    return { ...columns, ...this.secrets.store(id, claimSecret) };
  }

  private async write(manager: EntityManager, projectId: string, { created, changed }: Plan): Promise<void> {
    await countIn(manager, projectId, created.length);
    await insertChosen(manager, created);
    for await (const changes of splitRows(changed)) await this.update(manager, changes);
    for (const status of ITEM_STATUSES) {
      const some = changed.filter(({ values }) => values.status === status);
      await this.history.recordStatus(manager, map(some, 'item'), status);
    }
    if (created.length + changed.length === 0) return;
    await this.audit.recordItems(manager, 'items-imported', projectId, {
      created: created.length,
      changed: changed.length,
    });
    this.pages.forget(manager, ...changed.map(({ item }) => item.alias));
  }

  /** One UPDATE for hundreds of codes, each with values of its own. */
  private async update(manager: EntityManager, changes: Change[]): Promise<void> {
    const ids = changes.map(({ item }) => item.id);
    const parameters: Record<string, unknown> = {};
    const set: Record<string, () => string> = {};
    // A row may have empty cells. ELSE keeps the current value, which somebody else may be changing now.
    for (const column of new Set(changes.flatMap(({ values }) => toKeys(values)))) {
      const { databaseName } = manager.connection.getMetadata(ItemEntity).findColumnWithPropertyName(column)!;
      const cases = changes.flatMap(({ item, values }, i) => {
        if (!(column in values)) return [];
        parameters[`i${i}`] = item.id;
        parameters[`${column}${i}`] = values[column];
        return [`WHEN :i${i} THEN :${column}${i}`];
      });
      set[column] = () => `CASE id ${cases.join(' ')} ELSE ${databaseName} END`;
    }
    await manager
      .createQueryBuilder()
      .update(ItemEntity)
      .set({ ...set, updatedAt: this.clock.now() })
      .where({ id: In(ids) })
      .setParameters(parameters)
      .execute();
  }
}

/** The codes by alias, in any project. */
async function findExisting(manager: EntityManager, aliases: string[]): Promise<Map<string, ItemEntity>> {
  const items = await readSplit(aliases, (some) => manager.findBy(ItemEntity, { alias: In(some) }));
  return new Map(items.map((item) => [item.alias, item]));
}

function findRefusal(
  alias: string,
  item: ItemEntity | undefined,
  projectId: string,
  deleted: ReadonlySet<string>,
): ImportRefusal | undefined {
  if (deleted.has(alias)) return { field: 'alias', code: 'taken' };
  if (item) return item.projectId === projectId ? undefined : { field: 'alias', code: 'taken' };
  if (isChosenAlias(alias)) return undefined;
  return { field: 'alias', code: RESERVED_ALIASES.has(alias) ? 'reserved' : 'alias' };
}

function resultFor(item: ItemEntity | undefined, values: ImportColumns): ImportResult {
  if (!item) return 'created';
  return toKeys(values).some((column) => item[column] !== values[column]) ? 'changed' : 'unchanged';
}

const toKeys = (values: ImportColumns) => Object.keys(values) as (keyof ImportColumns)[];
