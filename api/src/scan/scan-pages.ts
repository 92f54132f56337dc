import { Injectable } from '@nestjs/common';
import type { ItemStatus, ProfileFieldKey } from '@ringtag/contracts';
import { formatAlias, isAlias, normalizeAlias } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { scanStateOf, type StateSource } from './scan-state';

/** A code as scanners see it: the public answer, prepared once, and what the server needs beside it. */
export interface ScanPage {
  itemId: string;
  alias: string;
  ownerId: string | null;
  activationId: string | null;
  source: StateSource;
  /** The public part of the answer as JSON, without its closing brace. */
  json: string;
}

interface Row {
  id: string;
  alias: string;
  status: ItemStatus;
  activatable: boolean | number;
  viewOnly: boolean | number;
  maxActivations: number | null;
  activationCount: number;
  ownerId: string | null;
  currentActivationId: string | null;
  archived: boolean | number;
  ownerName: string | null;
  fieldKey: ProfileFieldKey | null;
  fieldValue: string | null;
}

const QUERY = `
  SELECT i.id, i.alias, i.status, i.activatable, i.viewOnly, i.maxActivations, i.activationCount, i.ownerId,
         i.currentActivationId, p.archived, u.name AS ownerName, f.\`key\` AS fieldKey, f.value AS fieldValue
  FROM items i
  JOIN projects p ON p.id = i.projectId
  LEFT JOIN users u ON u.id = i.ownerId
  LEFT JOIN profile_fields f ON f.userId = i.ownerId AND f.visibility = 'public'
  WHERE i.alias = ?`;

const KEPT = 50_000;
/** How long another replica may show what was changed here. */
const FRESH = 5_000;

/**
 * The hot path of a scan: one query without entities, and its answer kept for some seconds.
 * A write forgets the code at once on this replica.
 */
@Injectable()
export class ScanPages {
  private readonly byItem = new Map<string, string>();
  private readonly pages = new LRUCache<string, ScanPage>({
    max: KEPT,
    ttl: FRESH,
    dispose: (page) => this.byItem.delete(page.itemId),
  });
  private readonly loading = new Map<string, Promise<ScanPage | undefined>>();
  private changes = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Takes an alias as scanned or typed; undefined when there is no such code. */
  find(input: string): ScanPage | undefined | Promise<ScanPage | undefined> {
    const alias = normalizeAlias(input);
    const kept = this.pages.get(alias);
    if (kept) return kept;
    if (!isAlias(alias)) return undefined;
    return this.loading.get(alias) ?? this.load(alias);
  }

  /** To be called after a change of the code was committed. */
  forget(itemId: string): void {
    this.changes += 1;
    this.loading.clear();
    const alias = this.byItem.get(itemId);
    if (alias) this.pages.delete(alias);
  }

  /** To be called after a change that several codes show: a name, a profile, a project. */
  forgetAll(): void {
    this.changes += 1;
    this.loading.clear();
    this.pages.clear();
  }

  private load(alias: string): Promise<ScanPage | undefined> {
    const load = this.read(alias).finally(() => {
      if (this.loading.get(alias) === load) this.loading.delete(alias);
    });
    this.loading.set(alias, load);
    return load;
  }

  private async read(alias: string): Promise<ScanPage | undefined> {
    const { changes } = this;
    const rows: Row[] = await this.dataSource.query(QUERY, [alias]);
    if (!rows[0]) return undefined;
    const page = pageOf(rows[0], rows);
    // What was read before a change must not be kept after it.
    if (changes === this.changes) {
      this.pages.set(alias, page);
      this.byItem.set(page.itemId, alias);
    }
    return page;
  }
}

function pageOf(row: Row, rows: Row[]): ScanPage {
  const source: StateSource = {
    status: row.status,
    ownerId: row.ownerId,
    activatable: Boolean(row.activatable),
    viewOnly: Boolean(row.viewOnly),
    maxActivations: row.maxActivations,
    activationCount: row.activationCount,
    projectArchived: Boolean(row.archived),
  };
  const { state, reasons } = scanStateOf(source);
  const fields = rows.flatMap(({ fieldKey, fieldValue }) =>
    fieldKey ? [{ key: fieldKey, value: fieldValue }] : [],
  );
  const answer = {
    state,
    reasons,
    code: { alias: row.alias, label: formatAlias(row.alias) },
    ...(state === 'activated' ? { owner: { name: row.ownerName, fields } } : {}),
  };
  return {
    itemId: row.id,
    alias: row.alias,
    ownerId: row.ownerId,
    activationId: row.currentActivationId,
    source,
    json: JSON.stringify(answer).slice(0, -1),
  };
}
