import { Injectable } from '@nestjs/common';
import { type AlarmPurpose, SecurityLog } from '../../platform/logging/security-log';
import type { Limit } from './counters';
import { LimitsService } from './limits.service';

type AlarmLimit = Limit & { purpose: AlarmPurpose };

/** Warns operators, once per window, where refusing everybody would help an attacker. */
@Injectable()
export class Alarms {
  constructor(
    private readonly limits: LimitsService,
    private readonly security: SecurityLog,
  ) {}

  /** Counts one event and warns when there were more than `max`. */
  async count(limit: AlarmLimit): Promise<void> {
    if (!(await this.limits.tryTake(limit))) await this.raise(limit);
  }

  async raise(limit: AlarmLimit, clientAddress: string | null = null): Promise<void> {
    const told = { ...limit, purpose: `${limit.purpose}-told`, max: 1 };
    if (await this.limits.tryTake(told))
      this.security.alarm({ purpose: limit.purpose, address: clientAddress });
  }
}
