import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveEvents } from '../live';
import { ALL } from '../platform/changes/change';
import { Changes } from '../platform/changes/changes';

/** Tells all replicas, and the pages that are open, of a decision about a release. */
@Injectable()
export class ReleaseNews {
  constructor(
    private readonly changes: Changes,
    private readonly events: LiveEvents,
  ) {}

  /** In the transaction that decides. */
  tell(manager: EntityManager): void {
    this.changes.note(manager, 'releases', [ALL]);
    this.events.announceToAll(manager, 'releases-changed');
  }
}
