import { Injectable } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import type { QrDrawing } from '@ringtag/qr';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AccountProof, type Client, type GivenProof } from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { ServerConfig } from '../../platform/config/config';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { AuditLog } from '../../records';
import { ClaimSecrets } from '../claim-secrets/claim-secrets';
import { ItemSelection } from '../items/item-selection';
import type { ItemDto, ItemFilterDto } from '../items/item.dto';
import { toItemDto } from '../items/to-item-dto';
import type { ItemEntity } from '../tables/item.entity';

/** A code of a file with its secret, which is null where it has none. */
export type ItemWithSecret = ItemDto & { claimSecret: string | null };

/** Who wants to read secrets, and the proof that it is they. */
export interface Reader {
  viewer: Viewer;
  given: GivenProof;
  client: Client;
}

/** Which codes of a project. */
interface Wanted {
  filter?: ItemFilterDto | undefined;
  itemIds?: string[] | undefined;
}

/**
 * Reads claim secrets for administrators: each reading takes a fresh proof (ADR 17) and is in the audit log, in the
 * transaction that uses the proof up. Every method throws what `AccountProof.verify` throws, and `not_found`.
 */
@Injectable()
export class ClaimSecretReadings {
  constructor(
    private readonly selection: ItemSelection,
    private readonly secrets: ClaimSecrets,
    private readonly proof: AccountProof,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
    private readonly server: ServerConfig,
  ) {}

  /** Null for a code without a secret; such a reading is recorded too. */
  async read(id: string, reader: Reader): Promise<string | null> {
    const item = await this.selection.get(id);
    await this.prove(reader, (manager) => this.audit.record(manager, 'item-secret-read', 'item', id));
    return this.secrets.read(item) ?? null;
  }

  /** Codes with their secrets, oldest first, in steps. */
  async readFile(
    projectId: string,
    { filter }: Wanted,
    reader: Reader,
  ): Promise<AsyncIterable<ItemWithSecret[]>> {
    const selected = await this.selection.select(projectId, filter);
    await this.proveMany(projectId, selected, reader);
    return this.walk(selected);
  }

  /** What is printed on the backs of labels. Throws a validation error if there are no codes, or too many for a file. */
  async readBacks(projectId: string, wanted: Wanted, reader: Reader): Promise<AsyncIterable<QrDrawing>> {
    const { filter, itemIds } = wanted;
    const selected = await this.selection.selectPrintable(projectId, filter, itemIds);
    await this.proveMany(projectId, selected, reader);
    return drawBacks(this.walk(selected));
  }

  private async *walk(selected: SelectQueryBuilder<ItemEntity>): AsyncGenerator<ItemWithSecret[]> {
    for await (const items of walkRows(selected, { id: 'ASC' })) {
      yield items.map((item) => ({
        ...toItemDto(item, this.server.codesUrl),
        claimSecret: this.secrets.read(item) ?? null,
      }));
    }
  }

  private async proveMany(
    projectId: string,
    selected: SelectQueryBuilder<ItemEntity>,
    reader: Reader,
  ): Promise<void> {
    const count = await selected.clone().getCount();
    await this.prove(reader, (manager) =>
      this.audit.recordItems(manager, 'items-secrets-read', projectId, { count }),
    );
  }

  private async prove(
    { viewer, given, client }: Reader,
    record: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const consume = await this.proof.verify(viewer, given, client, 'claimSecrets');
    await this.transactions.run(async (manager) => {
      await consume?.(manager);
      await record(manager);
    });
  }
}

/** The secret in large letters, and the code that it belongs to. The back of a code without a secret stays empty. */
async function* drawBacks(steps: AsyncIterable<ItemWithSecret[]>): AsyncGenerator<QrDrawing> {
  const back = { width: 32, height: 16, background: '#ffffff', ink: '#000000', parts: [], logo: null };
  for await (const items of steps)
    for (const { alias, claimSecret } of items) {
      const texts = claimSecret
        ? [
            { text: claimSecret, size: 9, y: 9 },
            { text: toDisplayAlias(alias), size: 3, y: 14 },
          ]
        : [];
      yield { ...back, texts };
    }
}
