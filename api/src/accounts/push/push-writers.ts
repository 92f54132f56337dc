import { Injectable } from '@nestjs/common';
import type { AlertKind } from '@ringtag/contracts';
import type { PushEntity } from '../tables/push.entity';
import type { User } from '../users/users.service';
import type { PushContent } from './push-sender';

/** Whom a push is for, and what their device may show. */
export interface PushReader {
  user: User;
  /** Whether texts may be on a locked screen. */
  showsTexts: boolean;
}

/** Writes a push when it is sent. Undefined for one that is of no use any more. */
export type PushWriter = (
  push: Pick<PushEntity, 'kind' | 'about'>,
  reader: PushReader,
) => Promise<PushContent | undefined>;

/** Knows who writes which push. */
@Injectable()
export class PushWriters {
  private readonly writers = new Map<AlertKind, PushWriter>();

  register(kinds: readonly AlertKind[], writer: PushWriter): void {
    for (const kind of kinds) this.writers.set(kind, writer);
  }

  async write(push: PushEntity, reader: PushReader): Promise<PushContent | undefined> {
    return this.writers.get(push.kind)?.(push, reader);
  }
}
