import { Injectable } from '@nestjs/common';
import {
  isAlias,
  type ItemStatus,
  normalizeAlias,
  type ProfileFieldKey,
  type ScanState,
} from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { type PointRead, pointRead } from '../platform/database/point-read';
import { DomainError } from '../platform/http/domain-error';
import { scanStateOf } from './scan-state';

/** A code as scanners see it: the parts of the public answer, prepared once, and what the server needs beside it. */
export interface ScanPage {
  itemId: string;
  alias: string;
  ownerId: string | null;
  /** State and reasons as the start of the answer's JSON; one string for all codes that are alike. */
  head: string;
  /** The owner's public card as JSON, for an activated code. */
  owner: string | undefined;
}

/** The columns of the query, in its order. */
type Row = [
  id: string,
  alias: string,
  status: ItemStatus,
  activatable: boolean | number,
  viewOnly: boolean | number,
  maxActivations: number | null,
  activationCount: number,
  ownerId: string | null,
  archived: boolean | number,
  ownerName: string | null,
  /** Pairs of key and value; text or JSON, as the engine likes. */
  fields: string | FieldPair[] | null,
];

type FieldPair = [ProfileFieldKey, string];

/** One row by unique keys, the public fields aggregated into it. */
function query(arrayOf: 'json_group_array' | 'JSON_ARRAYAGG'): string {
  return `SELECT i.id, i.alias, i.status, i.activatable, i.viewOnly, i.maxActivations, i.activationCount, i.ownerId,
       p.archived, u.name AS ownerName,
       (SELECT ${arrayOf}(JSON_ARRAY(f.\`key\`, f.value)) FROM profile_fields f
        WHERE f.userId = i.ownerId AND f.visibility = 'public') AS fields
     FROM items i
     JOIN projects p ON p.id = i.projectId
     LEFT JOIN users u ON u.id = i.ownerId
     WHERE i.alias = ?`;
}

/** Pages kept; more than are scanned within seconds anywhere but in a benchmark. */
const KEPT = 100_000;
/** How long this replica may show what another one changed; the embedded database has no other. */
const FRESH = { mysql: 5_000, sqlite: 0 };

/**
 * The hot path of a scan: one query without entities, and its answer kept. A write forgets the code at once here.
 */
@Injectable()
export class ScanPages {
  private readonly pages: LRUCache<string, ScanPage>;
  private readonly readRow: PointRead<Row>;
  private changes = 0;

  constructor(dataSource: DataSource) {
    const sqlite = dataSource.options.type === 'better-sqlite3';
    this.pages = new LRUCache({
      max: KEPT,
      ttl: sqlite ? FRESH.sqlite : FRESH.mysql,
    });
    this.readRow = pointRead(dataSource, query(sqlite ? 'json_group_array' : 'JSON_ARRAYAGG'));
  }

  /** Takes an alias as scanned or typed; undefined when there is no such code. */
  find(input: string): ScanPage | undefined | Promise<ScanPage | undefined> {
    const alias = normalizeAlias(input);
    const kept = this.pages.get(alias);
    if (kept) return kept;
    if (!isAlias(alias)) return undefined;
    const { changes } = this;
    const row = this.readRow(alias);
    return row instanceof Promise ? row.then((read) => this.keep(read, changes)) : this.keep(row, changes);
  }

  /** Like `find`. Throws `code_not_found`. */
  async get(input: string): Promise<ScanPage> {
    const page = await this.find(input);
    if (!page) throw new DomainError('code_not_found');
    return page;
  }

  /** To be called after a change of the code was committed. */
  forget(alias: string): void {
    this.changes += 1;
    this.pages.delete(alias);
  }

  /** To be called after a change that several codes show: a name, a profile, a project. */
  forgetAll(): void {
    this.changes += 1;
    this.pages.clear();
  }

  /** What was read before a change must not be kept after it. */
  private keep(row: Row | undefined, changes: number): ScanPage | undefined {
    if (!row) return undefined;
    const page = pageOf(row);
    if (changes === this.changes) this.pages.set(page.alias, page);
    return page;
  }
}

function pageOf(row: Row): ScanPage {
  const [
    itemId,
    alias,
    status,
    activatable,
    viewOnly,
    maxActivations,
    activationCount,
    ownerId,
    archived,
    ownerName,
    fields,
  ] = row;
  const { state, reasons } = scanStateOf({
    status,
    ownerId,
    activatable: Boolean(activatable),
    viewOnly: Boolean(viewOnly),
    maxActivations,
    activationCount,
    projectArchived: Boolean(archived),
  });
  const owner =
    state === 'activated' ? JSON.stringify({ name: ownerName, fields: fieldsOf(fields) }) : undefined;
  return { itemId, alias, ownerId, head: headOf(state, reasons), owner };
}

const heads = new Map<string, string>();

/** The same string for the same state, so that a hundred thousand kept pages share a handful. */
function headOf(state: ScanState, reasons: readonly string[]): string {
  const key = `${state} ${reasons.join(' ')}`;
  const head = heads.get(key) ?? JSON.stringify({ state, reasons }).slice(0, -1);
  heads.set(key, head);
  return head;
}

function fieldsOf(fields: Row[10]): { key: ProfileFieldKey; value: string }[] {
  const pairs = (typeof fields === 'string' ? (JSON.parse(fields) as FieldPair[]) : fields) ?? [];
  return pairs.map(([key, value]) => ({ key, value }));
}
