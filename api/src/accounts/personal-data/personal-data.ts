import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsToOthers } from '../challenges/mails-to-others';

/** The account to erase; its address is canonical. */
export interface Person {
  id: string;
  email: string;
}

/** The data of a person that one domain stores. */
export interface PersonalPart {
  /** For the person's own export. No secrets, and of other people only what they wrote to the person. */
  export(userId: string): Promise<object>;
  /** Runs in the caller's transaction, which has locked the account. */
  erase(manager: EntityManager, person: Person): Promise<void>;
}

/**
 * Exports and erases what all domains store of a person. Each domain registers its part when it starts. Nest starts a
 * module after the modules it imports, so the parts run in the order of the layers, which is the order of locks
 * (docs/architecture.md).
 */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalPart[] = [];

  constructor(private readonly mails: MailsToOthers) {}

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
    await this.mails.lockOut(manager, person.email);
    for (const part of this.parts) await part.erase(manager, person);
  }
}
