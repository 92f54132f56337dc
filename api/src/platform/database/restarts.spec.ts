import { runWithRestarts } from './restarts';

const newConflict = () => Object.assign(new Error('conflict'), { errno: 1213 });
const always = () => true;

describe('work that is restarted', () => {
  it('should take turns after a conflict', async () => {
    let [running, most, done] = [0, 0, 0];
    const work = () => {
      let tries = 0;
      return runWithRestarts(async () => {
        tries += 1;
        if (tries === 1) throw newConflict();
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        done += 1;
      }, always);
    };
    await Promise.all(Array.from({ length: 10 }, work));
    expect([most, done]).toEqual([1, 10]);
  });

  it('should not wait for itself', async () => {
    const conflictOnce = <T>(work: () => Promise<T>) => {
      let tries = 0;
      return runWithRestarts(async () => {
        tries += 1;
        if (tries === 1) throw newConflict();
        return work();
      }, always);
    };
    expect(await conflictOnce(() => conflictOnce(async () => 'done'))).toBe('done');
  });

  it('should let others have their turn when it fails', async () => {
    const failing = runWithRestarts(async () => Promise.reject(newConflict()), always);
    await expect(failing).rejects.toThrow('conflict');
    let tries = 0;
    const next = runWithRestarts(async () => {
      tries += 1;
      if (tries === 1) throw newConflict();
    }, always);
    await next;
    expect(tries).toBe(2);
  });
});
