import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { TestApp } from './test-app';

describe('A server for tests that cannot start', () => {
  it('should say why and stop its mail server, because Jest would wait for it', async () => {
    const started = jest.spyOn(MailCatcher.prototype, 'start');
    const stopped = jest.spyOn(MailCatcher.prototype, 'stop');
    await expect(TestApp.start({ DATABASE_URL: 'postgres://nowhere' })).rejects.toThrow('DATABASE_URL');
    expect([started.mock.contexts.length, stopped.mock.contexts]).toEqual([1, started.mock.contexts]);
  });
});
