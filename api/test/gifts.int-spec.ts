import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { GiftEntity } from '../src/codes/tables/gift.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { accept, decline, give, holdCode, named, offer, outcome, takeBack } from './support/gifts';
import { newEmail, TestApp } from './support/test-app';

const PARALLEL = 50;

describe('A code that is given to somebody, by requests at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  // Whatever won, all numbers that are stored are right: the rules of the data are checked at the end.
  afterAll(() => app.stop());

  const times = <T>(count: number, run: (at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, at) => run(at)));
  const count = (outcomes: unknown[], wanted: unknown) => outcomes.filter((each) => each === wanted).length;

  it('should be accepted once, and always have one owner', async () => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    const token = await offer(app, code, receiver.email);
    const outcomes = (await times(PARALLEL, () => accept(receiver.visitor, token))).map(outcome);
    // A busy database puts some off: they change nothing.
    const putOff = count(outcomes, 'unavailable');
    expect([count(outcomes, 200), count(outcomes, 'invalid_link') + putOff]).toEqual([1, PARALLEL - 1]);
    const activations = await app.dataSource.manager.findBy(ActivationEntity, { itemId: code.id });
    expect(activations.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    expect(activations).toHaveLength(2);
  });

  it('should be offered once', async () => {
    const code = await holdCode(app);
    const outcomes = (await times(8, (at) => give(code, newEmail(`p${at}`)))).map(outcome);
    expect([count(outcomes, 201), count(outcomes, 'already_offered')]).toEqual([1, 7]);
  });

  it('should be taken back or accepted or declined, and nothing of it twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [code, receiver] = [await holdCode(app), await named(app)];
      const token = await offer(app, code, receiver.email);
      const answers = await times(30, (at) =>
        at % 3 === 0
          ? takeBack(code)
          : at % 3 === 1
            ? accept(receiver.visitor, token)
            : decline(app.visitor(), token),
      );
      const won = answers.map(outcome).flatMap((each, at) => (typeof each === 'number' ? [at % 3] : []));
      expect(won).toHaveLength(1);
      const item = await app.dataSource.manager.findOneByOrFail(ItemEntity, { id: code.id });
      expect(item.ownerId === receiver.id).toBe(won[0] === 1);
      expect(await app.dataSource.manager.countBy(GiftEntity, { email: receiver.email })).toBe(0);
    }
  });

  it('should never be free in between: nobody activates it while it changes hands, or its owner gives it up', async () => {
    for (const givesUp of [false, true]) {
      const [code, receiver, thief] = [await holdCode(app), await named(app), await named(app)];
      const token = await offer(app, code, receiver.email);
      const claims = times(20, () => thief.visitor.post(`/api/scan/${code.alias}/activate`));
      const acceptance = accept(receiver.visitor, token);
      const end = givesUp ? code.owner.post(`/api/scan/${code.alias}/unactivate`) : undefined;
      const outcomes = (await claims).map(outcome);
      const accepted = (await acceptance).status === 200;
      const freed = (await end)?.status === 204;
      expect(accepted !== freed).toBe(true);
      if (accepted) expect(count(outcomes, 'already_activated')).toBe(20);
      const { ownerId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { id: code.id });
      if (accepted) expect(ownerId).toBe(receiver.id);
    }
  });

  it('should be given to and fro at once without a deadlock', async () => {
    const [one, two] = [await holdCode(app), await holdCode(app)];
    const [toTwo, toOne] = [await offer(app, one, two.email), await offer(app, two, one.email)];
    const answers = await Promise.all([accept(two.owner, toTwo), accept(one.owner, toOne)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
