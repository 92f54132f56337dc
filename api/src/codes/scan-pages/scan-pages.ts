import { Injectable } from '@nestjs/common';
import { isAlias, type ItemStatus, type Locale, type PageKind } from '@ringtag/contracts';
import type { PublicScan } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import omit from 'lodash/omit';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnerChanges } from '../../accounts';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { type Found, FreshCache } from '../../platform/changes/fresh-cache';
import { pointRead } from '../../platform/database/point-read';
import { DomainError } from '../../platform/errors/domain-error';
import type { StoredCard } from '../tables/card.entity';
import { ItemEntity } from '../tables/item.entity';
import { toActivationMark } from './activation-mark';
import { readAlias } from './asked-code';
import { CodeGuard, type Codes } from './code-guard';
import { type FieldPair, type Json, readJson, toCard } from './public-card';
import { toScanState } from './scan-state';

/** The public part of a scan page, without the alias. */
type Shown = Pick<
  PublicScan,
  'state' | 'reasons' | 'asksSecret' | 'mark' | 'pageKind' | 'owner' | 'template' | 'lost'
>;

/** A code as scanners see it, with ids for the server. It is cached, so nobody may change it. */
export interface ScanPage {
  readonly itemId: string;
  readonly alias: string;
  readonly ownerId: string | null;
  readonly activationId: string | null;
  /** True for a code that is deleted when its activation ends. */
  readonly digital: boolean;
  readonly shown: Shown;
  /** What the owner chose for this page: whether it has a name of its own, and since when it is so. */
  readonly own?: { readonly named: boolean; readonly changedAt: Date };
}

interface FoundAtOnce {
  /** Undefined if the code does not exist. */
  page: ScanPage | undefined;
  /** False where it was read from the database. */
  isKept: boolean;
}

/** The columns of the query, in the order of the query. */
type Row = [
  id: string,
  alias: string,
  status: ItemStatus,
  activatable: boolean | number,
  viewOnly: boolean | number,
  maxActivations: number | null,
  activationCount: number,
  ownerId: string | null,
  activationId: string | null,
  digital: boolean | number | null,
  archived: boolean | number,
  hasSecret: boolean | number,
  /** Null where the owner has not chosen. */
  pageKind: PageKind | null,
  helped: boolean | number | null,
  ownerName: string | null,
  photo: string | null,
  /** Pairs of key and value. */
  fields: Json<FieldPair[]>,
  /** Null where the owner has chosen nothing. */
  card: Json<StoredCard>,
  /** Null unless the code is lost. */
  lostWords: string | null,
  lostReward: string | null,
  /** Null where the owner wrote no template. */
  language: Locale | null,
  ...texts: string[],
];

/** The texts of a template, in the order of the query. */
const TEXTS = [
  'title',
  'description',
  'messageFormTitle',
  'messageFormPlaceholder',
  'sendButtonText',
] as const;

/** Reads one row by unique keys. The public profile fields are aggregated into it. */
function query(arrayOf: 'json_group_array' | 'JSON_ARRAYAGG'): string {
  return `SELECT i.id, i.alias, i.status, i.activatable, i.viewOnly, i.maxActivations, i.activationCount, i.ownerId,
       i.currentActivationId, i.digital, p.archived, i.claimHash IS NOT NULL AS hasSecret, a.pageKind, a.helped,
       u.name AS ownerName, h.sha256 AS photo,
       (SELECT ${arrayOf}(JSON_ARRAY(f.\`key\`, f.value)) FROM profile_fields f
        WHERE f.userId = i.ownerId AND f.visibility = 'public') AS fields,
       c.card, l.words AS lostWords, l.reward, t.language, ${TEXTS.map((text) => `t.${text}`).join(', ')}
     FROM items i
     JOIN projects p ON p.id = i.projectId
     LEFT JOIN activations a ON a.id = i.currentActivationId
     LEFT JOIN users u ON u.id = i.ownerId
     LEFT JOIN profile_photos h ON h.userId = i.ownerId
     LEFT JOIN cards c ON c.activationId = i.currentActivationId
     LEFT JOIN lost_codes l ON l.activationId = i.currentActivationId
     LEFT JOIN templates t ON t.activationId = i.currentActivationId
     WHERE i.alias = ?`;
}

/** The size of the cache. */
const KEPT = 100_000;
/**
 * Reads and caches scan pages. Every scan comes through here (ADR 10), so the one query does without entities. With
 * several replicas a page may be a second old (ADR 21), that of a code without an owner never: who scans a code right
 * after its activation has to get the page with the message form.
 */
@Injectable()
export class ScanPages {
  private readonly pages: FreshCache<ScanPage>;
  private readonly codes: Codes<ScanPage>;

  constructor(
    dataSource: DataSource,
    private readonly guard: CodeGuard,
    private readonly changes: Changes,
    owners: OwnerChanges,
  ) {
    const readRow = pointRead<Row>(dataSource, query(changes.alone ? 'json_group_array' : 'JSON_ARRAYAGG'));
    const toKept = (row?: Row) => row && toPage(row);
    const read = (alias: string) => {
      const row = readRow(alias);
      return row instanceof Promise ? row.then(toKept) : toKept(row);
    };
    this.pages = new FreshCache(changes, { topic: 'code', max: KEPT, read });
    this.codes = { kept: (alias) => this.peek(alias), read: (alias) => this.pages.read(alias) };
    owners.listen((manager, userId) => this.forgetOwned(manager, userId));
  }

  /**
   * Finds the page of a normalized alias for a client address. Undefined when there is no such code. Throws or rejects
   * with `codes_guarded` when the address has guessed too often.
   * @param shown whether the client has proven that it got this code's page before; then its guesses do not count
   */
  find(alias: string, clientAddress: string, shown = false): Found<ScanPage> {
    if (!isAlias(alias)) return undefined;
    if (shown) return this.peek(alias) ?? this.pages.read(alias);
    return this.guard.look(alias, clientAddress, this.codes);
  }

  /** What `find` answers where nothing has to be waited for: in the cache, and on SQLite. Else undefined. */
  findAtOnce(alias: string, clientAddress: string): FoundAtOnce | undefined {
    const isKept = this.peek(alias) !== undefined;
    if (!isKept && !this.changes.alone) return undefined;
    const page = this.find(alias, clientAddress);
    return page instanceof Promise ? undefined : { page, isKept };
  }

  /** Like `find`, for the code in the path of a request. Throws `code_not_found`. */
  async get(request: Pick<FastifyRequest, 'params' | 'ip'>, shown = false): Promise<ScanPage> {
    const page = await this.find(readAlias(request), request.ip, shown);
    if (!page) throw new DomainError('code_not_found');
    return page;
  }

  /** Makes all replicas read these codes again. Call it in the transaction that changes them. */
  forget(manager: EntityManager, ...aliases: string[]): void {
    this.changes.note(manager, 'code', aliases);
  }

  /** The same for a change that the codes of a whole project show. */
  forgetAll(manager: EntityManager): void {
    this.changes.note(manager, 'code', [ALL]);
  }

  private async forgetOwned(manager: EntityManager, ownerId: string): Promise<void> {
    const items = await manager.find(ItemEntity, { select: { alias: true }, where: { ownerId } });
    this.forget(manager, ...items.map(({ alias }) => alias));
  }

  private peek(alias: string): ScanPage | undefined {
    const page = this.pages.peek(alias);
    return page && (page.ownerId !== null || this.changes.alone) ? page : undefined;
  }
}

function toPage([
  itemId,
  alias,
  status,
  activatable,
  viewOnly,
  maxActivations,
  activationCount,
  ownerId,
  activationId,
  digital,
  archived,
  hasSecret,
  pageKind,
  helped,
  ownerName,
  photo,
  fields,
  card,
  lostWords,
  lostReward,
  language,
  ...texts
]: Row): ScanPage {
  const shown = toScanState({
    status,
    ownerId,
    activatable: Boolean(activatable),
    viewOnly: Boolean(viewOnly),
    maxActivations,
    activationCount,
    projectArchived: Boolean(archived),
  });
  const asked = shown.state === 'activatable' && hasSecret ? { ...shown, asksSecret: true as const } : shown;
  // Where a scanner can have written to the owner. A paused code has one in any case: it does not tell whether it is owned.
  const isMarked = shown.state === 'activated' || shown.state === 'inactive';
  const marked = isMarked ? { ...shown, mark: toActivationMark(activationId ?? itemId) } : asked;
  const own = readJson(card);
  const profile = { name: ownerName ?? '', photo, fields: readJson(fields) ?? [] };
  const lost = lostWords === null ? undefined : { words: lostWords, reward: lostReward ?? '' };
  return {
    itemId,
    alias,
    ownerId,
    activationId,
    digital: Boolean(digital),
    shown:
      shown.state === 'activated'
        ? toShown(
            {
              ...marked,
              ...toCard(pageKind, { ...profile, helped: Boolean(helped) }, own),
              ...toTemplate(language, texts),
            },
            lost,
          )
        : marked,
    ...(own && { own: { named: own.name !== '', changedAt: new Date(own.changedAt) } }),
  };
}

/**
 * Whatever the page of a lost code is for: it begins with what to do, and its form is open. What a card says of a person
 * stands in the place of what to do, so it is left out.
 */
function toShown({ template, ...shown }: Shown, lost: PublicScan['lost']): Shown {
  if (!lost) return template ? { ...shown, template } : shown;
  const said = template && shown.pageKind === 'contact' ? omit(template, 'title', 'description') : template;
  return { ...shown, pageKind: 'lost', lost, ...(said && { template: said }) };
}

function toTemplate(language: Locale | null, texts: string[]): Pick<Shown, 'template'> {
  if (!language) return {};
  return { template: { language, ...Object.fromEntries(TEXTS.map((name, i) => [name, texts[i]!])) } };
}
