import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { KeptSettings } from '../../records';
import { findSessions } from '../sessions/find-sessions';
import { getSessionLimits, toEnd } from '../sessions/session-limits';
import type { PushEntity } from '../tables/push.entity';
import { type User, UsersService } from '../users/users.service';
import type { ClaimedPush } from './push-queue';
import { type PushContent, PushSender } from './push-sender';

/** The subscription has ended. */
const GONE = [404, 410];
/** Such a push may be taken later. */
const LATER = [401, 408, 425, 429];
/** `gone`: its push service does not know the device any more. `later`: another try may succeed. */
export type PushOutcome = 'sent' | 'dropped' | 'gone' | 'later';

/** The person whom a push goes to, and whether the device shows texts. */
export interface PushReader {
  user: User;
  /** Whether texts may be on a locked screen. */
  showsTexts: boolean;
}

/** Makes the content of a push when it is sent. Undefined where nobody needs it any more. */
type PushWriter = (
  push: Pick<PushEntity, 'kind' | 'about'>,
  reader: PushReader,
) => Promise<PushContent | undefined>;

/** One try to write and to send a push. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('Push');
  private write: PushWriter = () => Promise.resolve(undefined);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sender: PushSender,
    private readonly users: UsersService,
    private readonly settings: KeptSettings,
    private readonly clock: Clock,
  ) {}

  /** The domain that knows what pushes are about registers who writes them, when the program starts. */
  register(writer: PushWriter): void {
    this.write = writer;
  }

  async attempt(push: ClaimedPush): Promise<PushOutcome> {
    const { device } = push;
    const user = device && (await this.isInUse(device.id)) ? await this.users.find(device.userId) : null;
    if (!device || !user) return 'dropped';
    const content = await this.write(push, { user, showsTexts: device.showsTexts });
    if (!content) return 'dropped';
    const status = await this.sender.send(device, push.topic, content).catch((error: unknown) => {
      this.logger.warn({ msg: 'A push could not be sent', push: push.id, reason: toReason(error) });
      return undefined;
    });
    if (status === undefined || status >= 500 || LATER.includes(status)) return 'later';
    if (GONE.includes(status)) return 'gone';
    if (status < 300) return 'sent';
    this.logger.warn({ msg: 'A push was refused', push: push.id, status });
    return 'dropped';
  }

  /** Whether the session is still valid. Its row stays for a while after its end. */
  private async isInUse(sessionId: string): Promise<boolean> {
    const [session] = await findSessions(this.dataSource, [sessionId]);
    if (!session) return false;
    const limits = getSessionLimits(session, session.user.role, await this.settings.get());
    return toEnd(session, limits) > this.clock.now();
  }
}

/** Leaves out the address: whoever knows it could send to the device. */
function toReason(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}
