import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '@ringtag/contracts';

/** Finds names by id. Things that were deleted are missing in the result. */
type NamesOf = (ids: string[]) => Promise<Map<string, string>>;

/** The current names of the subjects of the audit log. Each domain registers the types that it owns. */
@Injectable()
export class AuditNames {
  private readonly resolvers = new Map<AuditSubject, NamesOf>();

  register(type: AuditSubject, namesOf: NamesOf): void {
    this.resolvers.set(type, namesOf);
  }

  /** The names of the subjects of one type; an empty map when no domain registered the type. */
  async find(type: AuditSubject, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const namesOf = this.resolvers.get(type);
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    return namesOf && wanted.length > 0 ? namesOf(wanted) : new Map();
  }
}
