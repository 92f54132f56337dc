import { Injectable } from '@nestjs/common';
import {
  formatAlias,
  isAlias,
  type ItemStatus,
  normalizeAlias,
  type ProfileFieldKey,
} from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { type PointRead, pointRead } from '../platform/database/point-read';
import { scanStateOf } from './scan-state';

/** A code as scanners see it: the public answer, prepared once, and what the server needs beside it. */
export interface ScanPage {
  itemId: string;
  alias: string;
  ownerId: string | null;
  /** The public part of the answer as JSON, without its closing brace. */
  json: string;
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
  private readonly byItem = new Map<string, string>();
  private readonly pages: LRUCache<string, ScanPage>;
  private readonly readRow: PointRead<Row>;
  private changes = 0;

  constructor(dataSource: DataSource) {
    const sqlite = dataSource.options.type === 'better-sqlite3';
    this.pages = new LRUCache({
      max: KEPT,
      ttl: sqlite ? FRESH.sqlite : FRESH.mysql,
      dispose: (page) => this.byItem.delete(page.itemId),
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

  /** To be called after a change of the code was committed. */
  forget(itemId: string): void {
    this.changes += 1;
    const alias = this.byItem.get(itemId);
    if (alias) this.pages.delete(alias);
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
    if (changes === this.changes) {
      this.pages.set(page.alias, page);
      this.byItem.set(page.itemId, page.alias);
    }
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
  const answer = {
    state,
    reasons,
    code: { alias, label: formatAlias(alias) },
    ...(state === 'activated' ? { owner: { name: ownerName, fields: fieldsOf(fields) } } : {}),
  };
  return { itemId, alias, ownerId, json: JSON.stringify(answer).slice(0, -1) };
}

function fieldsOf(fields: Row[10]): { key: ProfileFieldKey; value: string }[] {
  const pairs = (typeof fields === 'string' ? (JSON.parse(fields) as FieldPair[]) : fields) ?? [];
  return pairs.map(([key, value]) => ({ key, value }));
}
