import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const PING_WITHIN = 1000;

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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PING_WITHIN);
    });
    const ping = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([ping, late]).finally(() => clearTimeout(timer));
  }
}
