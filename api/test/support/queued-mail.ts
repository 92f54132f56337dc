import { newId } from '../../src/platform/database/columns';
import type { FakeClock } from './fake-clock';
import { newEmail } from './test-app';

/** A row of the outbox that is due, to somebody whom nobody else in this run writes to. */
export function queuedMail(clock: FakeClock) {
  const recipient = newEmail('queued');
  return {
    id: newId(),
    template: 'password-changed' as const,
    recipient,
    recipientAsTyped: recipient,
    locale: 'en' as const,
    variables: {},
    status: 'queued' as const,
    tries: 0,
    nextAt: clock.now(),
    createdAt: clock.now(),
  };
}
