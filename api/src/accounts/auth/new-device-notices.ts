import { Injectable } from '@nestjs/common';
import { deviceName, NEW_DEVICE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { LimitsService, toPublicPrefix } from '../../records';
import type { Client } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import { toRecipient } from '../tables/recipient';
import type { UserEntity } from '../tables/user.entity';

/** Mails about sign-ins in browsers that an account does not know (ADR 17). */
@Injectable()
export class NewDeviceNotices {
  constructor(
    private readonly devices: DevicesService,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells the account of a sign-in, unless it knows the browser or was told of five already within a day. Call it in the
   * transaction of the sign-in, with the account as it was before.
   */
  async tell(manager: EntityManager, user: UserEntity, client: Client): Promise<void> {
    if (this.devices.isKnown(user, client)) return;
    const mails = { purpose: 'new-device-mails', subject: user.id, ...NEW_DEVICE.mails };
    await this.limits.lockIn(manager, mails);
    if (!this.limits.takeLocked(manager, mails)) return;
    const [device, network] = [deviceName(client.userAgent), toPublicPrefix(client.address)];
    const at = this.clock.now().toISOString();
    const variables = { at, ...(device && { device }), ...(network && { network }) };
    await this.outbox.enqueue(manager, { template: 'new-device', ...toRecipient(user), variables });
  }
}
