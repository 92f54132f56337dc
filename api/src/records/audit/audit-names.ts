import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '@ringtag/contracts';

/** Finds the names of ids. Things that were deleted are missing in the result. */
type FindNames = (ids: string[]) => Promise<readonly { id: string; name: string }[]>;

/** The current names of the subjects of the audit log. Each domain registers the types that it owns. */
@Injectable()
export class AuditNames {
  private readonly resolvers = new Map<AuditSubject, FindNames>();

  register(type: AuditSubject, findNames: FindNames): void {
    this.resolvers.set(type, findNames);
  }

  /** The names of the subjects of one type; an empty map when no domain registered the type. */
  async find(type: AuditSubject, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const findNames = this.resolvers.get(type);
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    const found = findNames && wanted.length > 0 ? await findNames(wanted) : [];
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
