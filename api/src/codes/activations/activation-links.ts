import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { MailedLinks } from '../../platform/secrets/mailed-links';

/** What a link is about. */
type LinkKind = 'gift' | 'helper-invitation' | 'unactivation';

/** A row to which a mailed link leads. The link works while the row has a nonce and a time at which it ends. */
interface Linked {
  id: string;
  activationId: string;
  nonce: string | null;
  expiresAt: Date | null;
}

/**
 * The mailed links of what belongs to an activation. They are derived from rows, so a copy of the database does not hold
 * them (LNK-1), and contain the activation: they do not work for a later owner (LNK-9).
 */
@Injectable()
export class ActivationLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailedLinks,
  ) {}

  toToken(kind: LinkKind, row: Linked): string {
    return this.links.toToken(kind, toSource(kind, row)!);
  }

  /** The row of a link that fits it. Throws `link_expired` or `invalid_link`. */
  async get<Row extends Linked>(kind: LinkKind, entity: EntityTarget<Row>, token: string): Promise<Row> {
    const row = await this.find(kind, entity, token);
    this.assertFits(kind, token, row);
    return row;
  }

  /** The row that a link names, even if the link no longer works. Null for a link that is not ours. */
  async find<Row extends Linked>(
    kind: LinkKind,
    entity: EntityTarget<Row>,
    token: string,
    manager = this.dataSource.manager,
  ): Promise<Row | null> {
    const id = this.links.readId(kind, token);
    return id === undefined ? null : manager.findOneBy(entity, { id } as FindOptionsWhere<Row>);
  }

  /** Throws `link_expired` or `invalid_link`. */
  assertFits<Row extends Linked>(kind: LinkKind, token: string, row: Row | null): asserts row is Row {
    this.links.assertFits(kind, token, row && toSource(kind, row));
  }
}

function toSource(kind: LinkKind, { id, activationId, nonce, expiresAt }: Linked) {
  if (!nonce || !expiresAt) return null;
  return { id, expiresAt, proof: `${kind}:${id}:${activationId}:${nonce}` };
}
