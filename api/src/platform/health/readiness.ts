import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Changes } from '../changes/changes';
import { inTime } from '../in-time';
import { WriteWatch } from './write-watch';

const PING_WITHIN = SECOND;

/** Whether this process should get traffic: the database answers, and no shutdown has begun (REL-14). */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly writes: WriteWatch,
  ) {}

  startDraining(): void {
    this.draining = true;
  }

  /**
   * False while the database accepts no changes. The process stays in service, because pages can be read: all replicas
   * have the same database, so a proxy would have none left to send anybody to.
   */
  get isWritable(): boolean {
    return this.writes.isWritable;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    // Changes are read on a connection of their own. The check below needs one of those that requests use. If all are
    // taken it fails, and under a heavy load the proxy would take every replica out of service.
    if (!this.changes.alone && this.changes.isCurrent) return true;
    return inTime(this.dataSource.query('SELECT 1'), PING_WITHIN).then(
      () => true,
      () => false,
    );
  }
}
