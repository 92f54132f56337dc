import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The account that is erased; its address is canonical. */
export interface Person {
  id: string;
  email: string;
}

/** What one domain keeps of a person. */
export interface PersonalPart {
  /** For the person's own export: no secrets, and of others only what they wrote to the person. */
  export(userId: string): Promise<object>;
  /** In the caller's transaction, which holds the account. */
  erase(manager: EntityManager, person: Person): Promise<void>;
}

/**
 * What the product keeps of a person, in parts that the domains register when they start. A module starts after those
 * that it imports, so the parts are in the order of the layers, which is the order of locks (docs/architecture.md).
 */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalPart[] = [];

  register(part: PersonalPart): void {
    this.parts.push(part);
  }

  /** All parts in one object. */
  async export(userId: string): Promise<object> {
    const exported: object[] = [];
    for (const part of this.parts) exported.push(await part.export(userId));
    return Object.assign({}, ...exported) as object;
  }

  async erase(manager: EntityManager, person: Person): Promise<void> {
    for (const part of this.parts) await part.erase(manager, person);
  }
}
