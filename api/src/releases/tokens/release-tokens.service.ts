import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { AccountProof, type Client } from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockRow } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { randomSecret, readToken, sameSecret, sha256 } from '../../platform/secrets/secrets';
import { AuditLog } from '../../records';
import { ReleaseTokenEntity } from '../tables/release-token.entity';
import type { CreatedReleaseTokenDto, NewReleaseTokenDto, ReleaseTokenDto } from './release-token.dto';

/** The tokens with which programs upload releases. */
@Injectable()
export class ReleaseTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly proof: AccountProof,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Sorted by remote, the newest first. */
  async list(): Promise<ReleaseTokenDto[]> {
    const rows = await this.dataSource.manager.find(ReleaseTokenEntity, {
      order: { remote: 'ASC', id: 'DESC' },
    });
    return rows.map(toDto);
  }

  /** Throws what `AccountProof.verify` throws. */
  async create(
    viewer: Viewer,
    { remote, label, ...given }: NewReleaseTokenDto,
    client: Client,
  ): Promise<CreatedReleaseTokenDto> {
    const consume = await this.proof.verify(viewer, given, client, 'releases');
    const secret = randomSecret();
    const row = {
      ...{ id: newId(), lockCount: null, remote, label, secretHash: sha256(secret) },
      ...{ createdAt: this.clock.now(), lastUsedAt: null, revokedAt: null },
    };
    await this.transactions.run(async (manager) => {
      await consume?.(manager);
      await manager.insert(ReleaseTokenEntity, row);
      await this.audit.created(manager, 'release-token', row.id, { remote, label });
    });
    return { created: toDto(row), token: `${row.id}.${secret}` };
  }

  /** Does nothing where it works no more. Throws `not_found`. */
  async revoke(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { remote, label } = await lockRow(manager, ReleaseTokenEntity, id);
      const revokedAt = this.clock.now();
      const { affected } = await manager.update(
        ReleaseTokenEntity,
        { id, revokedAt: IsNull() },
        { revokedAt },
      );
      if (!affected) return;
      const changes = { remote: { old: remote, new: null }, label: { old: label, new: null } };
      await this.audit.record(manager, 'release-token-revoked', 'release-token', id, { changes });
    });
  }

  /** The row of a token that works. */
  async find(text: string): Promise<ReleaseTokenEntity | undefined> {
    const token = readToken(text);
    const row = token && (await this.dataSource.manager.findOneBy(ReleaseTokenEntity, { id: token.id }));
    if (!token || !row || row.revokedAt) return undefined;
    return sameSecret(row.secretHash, sha256(token.secret)) ? row : undefined;
  }
}

function toDto(row: ReleaseTokenEntity): ReleaseTokenDto {
  const { id, remote, label, createdAt, lastUsedAt, revokedAt } = row;
  return { id, remote, label, createdAt, lastUsedAt, revokedAt };
}
