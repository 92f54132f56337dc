import { hash, verify } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { toKnown } from '../../platform/turns/asker';
import { toStranger } from '../../records';
import { PasswordsService } from './passwords.service';

const DEVICE = toKnown('device');

// Held back until the test lets it go: how many hashes run at once cannot be seen from outside otherwise.
jest.mock('../../platform/turns/cores', () => ({ CORES: 4, THREADS: 4 }));
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const passwords = (stored: Record<string, string> = {}) => {
  const findOneBy = (_: unknown, { userId }: { userId: string }) =>
    Promise.resolve(userId in stored ? { userId, hash: stored[userId] } : null);
  const dataSource = { manager: { findOneBy } } as unknown as DataSource;
  const none = {} as never;
  return new PasswordsService(dataSource, new Clock(), { name: 'Ringtag' }, none, none, none, none);
};

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('PasswordsService', () => {
  describe('under load, on four cores', () => {
    let held: { finish: () => void; fail: () => void }[];

    beforeEach(() => {
      held = [];
      jest.mocked(hash).mockImplementation(
        () =>
          new Promise((resolve, reject) => {
            held.push({ finish: () => resolve('hash'), fail: () => reject(new Error('no memory')) });
          }),
      );
    });

    afterEach(() => {
      jest
        .mocked(hash)
        .mockImplementation(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2').hash);
    });

    function start(count: number) {
      const service = passwords();
      // The one that an unknown address is compared with is no part of the queue.
      held.shift()?.finish();
      const outcomes = Array.from({ length: count }, (_, i) =>
        service.hash(toKnown(`device ${i}`), 'a password').catch((e: unknown) => e),
      );
      return { service, outcomes };
    }

    it('should hash four at a time and take the next when one is done (PWD-1)', async () => {
      const { outcomes } = start(10);
      await settled();
      expect(held).toHaveLength(4);
      held[0]!.finish();
      await settled();
      expect(held).toHaveLength(5);
      for (let i = 1; i < 10; i += 1) {
        held[i]!.finish();
        await settled();
        expect(held.length - (i + 1)).toBeLessThanOrEqual(4);
      }
      expect(await Promise.all(outcomes)).toEqual(Array(10).fill('hash'));
    });

    it('should refuse the 155th at once: four that run and 150 that wait are enough', async () => {
      const { outcomes } = start(155);
      await expect(outcomes[154]).resolves.toMatchObject({ errorCode: 'unavailable', retryAfterSeconds: 2 });
      for (let i = 0; i < 154; i += 1) {
        held[i]!.finish();
        await settled();
      }
      expect(await Promise.all(outcomes.slice(0, 154))).toEqual(Array(154).fill('hash'));
    });

    it('should let 120 networks keep neither a known device nor a new network waiting (PWD-1)', async () => {
      const { service } = start(0);
      const outcomes: unknown[] = [];
      // Each has tried before.
      for (let round = 0; round < 3; round += 1)
        for (let i = 0; i < 120; i += 1)
          outcomes.push(service.hash(toStranger(`10.0.${i}.1`), 'a password').catch(() => 'refused'));
      for (let i = 0; i < 120; i += 1) {
        held[i]!.finish();
        await settled();
      }
      const known = service.hash(DEVICE, 'a password');
      const stranger = service.hash(toStranger('203.0.113.7'), 'a password');
      for (let i = 120; i < 126; i += 1) {
        held[i]!.finish();
        await settled();
      }
      expect(await Promise.all([known, stranger])).toEqual(['hash', 'hash']);
      for (let i = 126; i < held.length; i += 1) {
        held[i]!.finish();
        await settled();
      }
      expect(await Promise.all(outcomes)).toContain('refused');
    });

    it('should give its place on when a hash fails, and take new ones when the queue is empty', async () => {
      const { service, outcomes } = start(6);
      for (let i = 0; i < 6; i += 1) {
        held[i]!.fail();
        await settled();
      }
      for (const outcome of await Promise.all(outcomes))
        expect(outcome).toMatchObject({ message: 'no memory' });
      const later = Array.from({ length: 5 }, (_, i) => service.hash(toKnown(`device ${i}`), 'a password'));
      await settled();
      expect(held).toHaveLength(6 + 4);
      for (let i = 6; i < 11; i += 1) {
        held[i]!.finish();
        await settled();
      }
      expect(await Promise.all(later)).toHaveLength(5);
    });
  });

  it('should hash with argon2id and the parameters of OWASP, another salt each time (PWD-1)', async () => {
    const service = passwords();
    const [first, second] = [
      await service.hash(DEVICE, 'a password'),
      await service.hash(DEVICE, 'a password'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('should know the right password, whole and exact (PWD-2)', async () => {
    const stored = await passwords().hash(DEVICE, ' Pässword 1 ');
    const service = passwords({ ann: stored });
    expect(await service.matches(DEVICE, 'ann', ' Pässword 1 ')).toBe(true);
    for (const wrong of ['Pässword 1', ' pässword 1 ', ' Pässword 1', '']) {
      expect(await service.matches(DEVICE, 'ann', wrong)).toBe(false);
    }
  });

  it('should count a long password as the check of requests does: 128 characters, not units (PWD-2)', async () => {
    const longest = '😀'.repeat(128);
    const service = passwords({ ann: await passwords().hash(DEVICE, longest) });
    expect(await service.matches(DEVICE, 'ann', longest)).toBe(true);
    const before = jest.mocked(verify).mock.calls.length;
    expect(await service.matches(DEVICE, 'ann', `${longest}!`)).toBe(false);
    expect(jest.mocked(verify).mock.calls).toHaveLength(before);
  });

  it.each([undefined, 'nobody'])(
    'should hash for %s as for an account, and refuse (PWD-4)',
    async (userId) => {
      const service = passwords();
      const before = jest.mocked(verify).mock.calls.length;
      expect(await service.matches(DEVICE, userId, 'no account has this password')).toBe(false);
      expect(jest.mocked(verify).mock.calls).toHaveLength(before + 1);
      expect(jest.mocked(verify).mock.lastCall?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    },
  );
});
