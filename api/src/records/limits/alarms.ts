import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/logging/security-log';
import { type Limit, LimitsService } from './limits.service';

/** Tells operators once a window that something happens too often, where refusing everybody would help the attacker. */
@Injectable()
export class Alarms {
  constructor(
    private readonly limits: LimitsService,
    private readonly security: SecurityLog,
  ) {}

  /** Counts one; what is more than `max` is told. */
  async count(limit: Limit): Promise<void> {
    if (!(await this.limits.allows(limit))) await this.raise(limit);
  }

  async raise(limit: Limit, address: string | null = null): Promise<void> {
    const told = { ...limit, purpose: `${limit.purpose}-told`, max: 1 };
    if (await this.limits.allows(told)) this.security.alarm({ purpose: limit.purpose, address });
  }
}
