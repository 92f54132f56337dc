import { newEmail, TestApp } from './support/test-app';

describe('Blocking senders while the account is deleted', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Transactions that change the row of the account all the time queue for it on one node. On several nodes the one
    // that commits first wins, and the deletion could lose too often.
    app = await TestApp.start({}, { oneNode: true });
  });
  afterAll(() => app.stop());

  it('should leave no row', async () => {
    for (let round = 0; round < 5; round += 1) {
      const alias = await app.code();
      const email = newEmail();
      const owner = await app.owner(alias, email);
      const { body: message } = await app.message(alias, { sender: { email: 'zoe@example.com' } });
      const mails = app.mail.to(email).length;
      const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };

      let deleted = false;
      const blockUntilDeleted = async () => {
        const statuses: number[] = [];
        while (!deleted)
          statuses.push((await owner.post('/api/blocked-senders', { messageId: message.id })).status);
        return statuses;
      };
      const blocking = Array.from({ length: 6 }, blockUntilDeleted);
      const { status } = await owner.post('/api/user/delete', proof);
      deleted = true;
      expect(status).toBe(204);
      const statuses = (await Promise.all(blocking)).flat();
      expect(statuses.filter((each) => ![201, 401, 404].includes(each))).toEqual([]);
    }
    expect(await app.findBrokenRules()).toEqual([]);
  });
});
