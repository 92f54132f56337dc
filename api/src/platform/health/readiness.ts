import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { inTime } from '../turns/in-time';

const PING_WITHIN = SECOND;

/** Whether this process should get traffic: the database answers and no shutdown has begun (REL-14). */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(private readonly dataSource: DataSource) {}

  startDraining(): void {
    this.draining = true;
  }

  async isReady(): Promise<boolean> {
    if (this.draining) return false;
    return inTime(this.dataSource.query('SELECT 1'), PING_WITHIN).then(
      () => true,
      () => false,
    );
  }
}
