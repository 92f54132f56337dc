import { createCommandApp } from '../src/command-app';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { newEmail, TestApp } from './support/test-app';

describe('A command beside a running server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should leave the server the mails that it is sending', async () => {
    const recipient = newEmail();
    app.mail.hold();
    await app.visitor().post('/api/auth/sign-in', { email: recipient });
    await app.mail.holding(1);
    const findHolder = async () =>
      (await app.dataSource.manager.findOneByOrFail(OutboxEntity, { recipient })).leaseOwner;
    const before = await findHolder();
    const command = await createCommandApp(app.config);
    const after = await findHolder();
    await command.close();
    app.mail.hurry();
    expect(before).not.toBeNull();
    expect(after).toEqual(before);
  });
});
