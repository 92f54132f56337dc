import { DAY, HOUR, MINUTE, type Role, SESSION, type Settings } from '@ringtag/contracts';
import type { SessionEntity } from '../tables/session.entity';

/** How long a session may pause between two requests, and last in all. Times in milliseconds. */
export interface SessionLimits {
  idle: number;
  life: number;
}

/** The facts that decide about the limits of a session. */
type Kind = Pick<SessionEntity, 'shared'>;
/** Those that decide about its end. */
type Times = Pick<SessionEntity, 'createdAt' | 'lastSeenAt'>;

/**
 * The limits by the settings and the role of now, so that a change of either counts for sessions that exist (SES-4,
 * SES-5). On a shared computer, an administrator has the stricter ones of both.
 */
export function getSessionLimits({ shared }: Kind, role: Role, settings: Settings): SessionLimits {
  const own = shared
    ? { idle: settings.sharedSessionIdleMinutes * MINUTE, life: settings.sharedSessionHours * HOUR }
    : { idle: settings.ownerSessionIdleDays * DAY, life: settings.ownerSessionDays * DAY };
  if (role !== 'role-admin') return own;
  return {
    idle: Math.min(own.idle, settings.adminSessionIdleMinutes * MINUTE),
    life: Math.min(own.life, settings.adminSessionHours * HOUR),
  };
}

/** The end that no request postpones. */
export function toLastEnd({ createdAt }: Pick<SessionEntity, 'createdAt'>, { life }: SessionLimits): Date {
  return new Date(createdAt.getTime() + life);
}

/** The end if no further request comes. */
export function toEnd(session: Times, limits: SessionLimits): Date {
  const idleEnd = session.lastSeenAt.getTime() + limits.idle;
  return new Date(Math.min(idleEnd, toLastEnd(session, limits).getTime()));
}

/** When the row of a session that was used last at `lastSeenAt` may be deleted. */
export function toSweepTime(session: Times, limits: SessionLimits): Date {
  return toEnd(session, { ...limits, idle: limits.idle + SESSION.grace });
}
