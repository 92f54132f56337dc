import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Changes } from '../changes/changes';
import { inTime } from '../turns/in-time';

const PING_WITHIN = SECOND;

/** Whether this process should get traffic: the database answers and no shutdown has begun (REL-14). */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  startDraining(): void {
    this.draining = true;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    // Its connection is its own. Asking on one of those that requests wait for would call a busy replica a broken one,
    // and the proxy would then take all of them away.
    if (!this.changes.alone && this.changes.isCurrent) return true;
    return inTime(this.dataSource.query('SELECT 1'), PING_WITHIN).then(
      () => true,
      () => false,
    );
  }
}
