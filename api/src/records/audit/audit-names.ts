import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '@ringtag/contracts';

/** Names by id; ids of what is gone are missing. */
type NamesOf = (ids: string[]) => Promise<Map<string, string>>;

/** How what the audit log tells of is called today. Each domain registers what it owns. */
@Injectable()
export class AuditNames {
  private readonly resolvers = new Map<AuditSubject, NamesOf>();

  register(type: AuditSubject, namesOf: NamesOf): void {
    this.resolvers.set(type, namesOf);
  }

  /** Of the subjects of one type; none where no domain knows names for it. */
  async find(type: AuditSubject, ids: readonly string[]): Promise<Map<string, string>> {
    const namesOf = this.resolvers.get(type);
    const wanted = [...new Set(ids)];
    return namesOf && wanted.length > 0 ? namesOf(wanted) : new Map();
  }
}
