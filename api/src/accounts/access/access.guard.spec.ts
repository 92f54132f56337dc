import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@ringtag/contracts';
import { Public, RequireAuthority } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import type { SecurityLog } from '../../platform/logging/security-log';
import type { SessionCookies } from '../sessions/session-cookies';
import type { ViewersService } from '../sessions/viewers.service';
import { AccessGuard } from './access.guard';

class Handlers {
  undecided() {}
  @Public() open() {}
  @Public({ viewer: true }) knowing() {}
  @RequireAuthority('user') own() {}
  @RequireAuthority('user', { revive: true }) reviving() {}
  @RequireAuthority('user', { passive: true }) passive() {}
  @RequireAuthority('admin') administered() {}
}

@RequireAuthority('admin')
class Administered {
  list() {}
  @Public() open() {}
}

/** Asks the guard about a request of somebody with this role, whose session is renewed with this token, if any. */
async function ask(
  handler: () => void,
  { of = Handlers as object, role = 'role-user' as Role, renewed = '', request = {} } = {},
) {
  const sent = { method: 'GET', headers: {}, routeOptions: { url: '/api/thing' }, ...request };
  const reply = { name: 'reply' };
  const viewer = { userId: 'me', role };
  const find = jest.fn(async () => viewer);
  const use = jest.fn(async () => ({ viewer, renewed: renewed || undefined }));
  const set = jest.fn();
  const record = jest.fn();
  const guard = new AccessGuard(
    new Reflector(),
    { find, use } as unknown as ViewersService,
    { set } as unknown as SessionCookies,
    { record } as unknown as SecurityLog,
  );
  const context = {
    getHandler: () => handler,
    getClass: () => of,
    switchToHttp: () => ({ getRequest: () => sent, getResponse: () => reply }),
  } as unknown as ExecutionContext;
  const answer = guard.canActivate(context);
  const outcome = await answer.catch((error: DomainError) => error.errorCode);
  return { outcome, sent, find, use, set, record, reply, viewer };
}

const { prototype } = Handlers;

describe('AccessGuard', () => {
  it('should refuse a handler that says nothing (AUT-2)', async () => {
    const { outcome, find, use } = await ask(prototype.undecided);
    expect(outcome).toBe('not_found');
    expect([find, use].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('should let anybody call what is public, and look for a viewer only where it is asked to', async () => {
    const open = await ask(prototype.open);
    expect(open.outcome).toBe(true);
    expect(open.find).not.toHaveBeenCalled();
    expect(open.sent).not.toHaveProperty('viewer');
    const knowing = await ask(prototype.knowing);
    expect(knowing.outcome).toBe(true);
    expect(knowing.sent).toMatchObject({ viewer: knowing.viewer });
    expect(knowing.use).not.toHaveBeenCalled();
  });

  it.each([
    ['role-user', 'own', true],
    ['role-admin', 'own', true],
    ['role-user', 'administered', 'admin_required'],
    ['role-admin', 'administered', true],
    ['role-nobody', 'own', 'user_required'],
  ] as const)('should answer %s who calls %s with %s', async (role, name, answer) => {
    const { outcome, sent, viewer } = await ask(prototype[name], { role: role as Role });
    expect(outcome).toBe(answer);
    expect(sent).toMatchObject({ viewer });
  });

  it('should log who was refused, and nobody else', async () => {
    const refused = await ask(prototype.administered);
    const event = { userId: 'me', rule: 'role', route: 'GET /api/thing' };
    expect(refused.record.mock.calls).toEqual([['access_refused', event]]);
    expect((await ask(prototype.own)).record).not.toHaveBeenCalled();
  });

  it('should ask for what the class says, unless the handler says something', async () => {
    expect((await ask(Administered.prototype.list, { of: Administered })).outcome).toBe('admin_required');
    expect((await ask(Administered.prototype.open, { of: Administered })).outcome).toBe(true);
  });

  it('should set the cookie of a session that was renewed, and of no other', async () => {
    const { set, reply } = await ask(prototype.own, { renewed: 'token' });
    expect(set.mock.calls).toEqual([[reply, 'token']]);
    expect((await ask(prototype.own)).set).not.toHaveBeenCalled();
  });

  const inBackground = { headers: { 'x-background': '1' } };
  it.each([
    ['own', {}, { revive: false, passive: false }],
    ['reviving', {}, { revive: true, passive: false }],
    ['passive', {}, { revive: false, passive: true }],
    ['own', inBackground, { revive: false, passive: true }],
    ['own', { headers: { 'x-background': '0' } }, { revive: false, passive: false }],
    ['own', { ...inBackground, method: 'POST' }, { revive: false, passive: false }],
  ] as const)('should use the session of %s with %j as %j (SES-4)', async (name, request, how) => {
    const { use, sent } = await ask(prototype[name], { request });
    expect(use.mock.calls).toEqual([[sent, how]]);
  });
});
