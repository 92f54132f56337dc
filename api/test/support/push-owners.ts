import { type DeviceKeys, type Push, PushService } from '@ringtag/tools/push-service';
import { PushWorker } from '../../src/accounts/push/push-worker';
import { PushEntity } from '../../src/accounts/tables/push.entity';
import { eventually } from './eventually';
import { newEmail, TestApp } from './test-app';
import type { Visitor } from './visitor';

/** An owner with a device that gets pushes. */
export interface PushOwner {
  alias: string;
  email: string;
  visitor: Visitor;
  device: DeviceKeys;
  code: { id: string };
  /** What the device has got. */
  got: () => Push[];
}

/** A server whose pushes go to a push service of its own. */
export class PushApp {
  private constructor(
    readonly app: TestApp,
    readonly service: PushService,
  ) {}

  static async start(): Promise<PushApp> {
    const service = new PushService();
    await service.start();
    return new PushApp(await TestApp.start({ PUSH_TEST_SERVICE_URL: service.url }), service);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.service.stop();
  }

  turnOn(visitor: Visitor, device: DeviceKeys, showsTexts = false) {
    return visitor.put('/api/push', { ...device, showsTexts });
  }

  async owner({ showsTexts = false, locale = 'en' } = {}): Promise<PushOwner> {
    const [alias, email] = [await this.app.code(), newEmail()];
    const visitor = await this.app.owner(alias, email);
    await visitor.patch('/api/user/me', { locale });
    const device = this.service.device();
    const { body } = await this.turnOn(visitor, device, showsTexts);
    expect(body).toMatchObject({ isOn: true, showsTexts });
    const [code] = (await visitor.get('/api/my-codes')).body.items;
    return { alias, email, visitor, device, code, got: () => this.service.to(device) };
  }

  countQueued(): Promise<number> {
    return this.app.dataSource.manager.countBy(PushEntity, { isWanted: true });
  }

  /** Waits until nothing is queued. */
  untilSent(): Promise<void> {
    return eventually(() => this.countQueued(), 0);
  }

  /** Lets time pass, and the worker look. */
  pass(ms: number): void {
    this.app.clock.advance(ms);
    this.app.app.nest.get(PushWorker).wake();
  }
}
