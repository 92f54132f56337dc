import { RecentEvents } from './recent-events';

describe('RecentEvents', () => {
  const setUp = () => {
    const clock = { ms: 1000 };
    return { clock, recent: new RecentEvents(() => clock.ms) };
  };

  it('should tell each kind of event that came after an id, once', () => {
    const { recent } = setUp();
    recent.note('ann', 'new-message');
    const id = recent.lastId;
    expect(recent.findSince('ann', { id })).toEqual([]);
    recent.note('ann', 'inbox-changed');
    recent.note('bea', 'new-message');
    recent.note('ann', 'inbox-changed');
    expect(recent.findSince('ann', { id })).toEqual(['inbox-changed']);
    expect(recent.findSince('bea', { id })).toEqual(['new-message']);
    expect(recent.findSince('cleo', { id })).toEqual([]);
    expect(recent.findSince('ann', { id: recent.lastId })).toEqual([]);
  });

  it('should not know what came after the id of another process, an odd one or none', () => {
    const { recent } = setUp();
    const [run] = recent.lastId.split('-');
    const odd = [
      undefined,
      '',
      'x',
      new RecentEvents().lastId,
      `${run}`,
      `${run}-`,
      `${run}--1`,
      `${run}-1e9`,
    ];
    for (const id of [...odd, `${run}-99`])
      expect([id, recent.findSince('ann', { id })]).toEqual([id, undefined]);
  });

  it('should tell what came since somebody began to read, and while they were asking', () => {
    const { clock, recent } = setUp();
    clock.ms += 100_000;
    recent.note('ann', 'new-message');
    clock.ms += 17_000;
    expect(recent.findSince('ann', { age: 1000 })).toEqual([]);
    expect(recent.findSince('ann', { age: 2000 })).toEqual(['new-message']);
    expect(recent.findSince('ann', { age: 2000, id: 'of another process' })).toEqual(['new-message']);
    expect(recent.findSince('ann', { age: 2000, id: recent.lastId })).toEqual([]);
  });

  it('should not know what came before it began', () => {
    const { clock, recent } = setUp();
    clock.ms += 25_000;
    expect(recent.findSince('ann', { age: 10_000 })).toBeUndefined();
    expect(recent.findSince('ann', { age: 9000 })).toEqual([]);
  });

  it('should not know what came before everything was forgotten', () => {
    const { clock, recent } = setUp();
    const id = recent.lastId;
    clock.ms += 100_000;
    recent.forgetAll();
    expect(recent.findSince('ann', { id })).toBeUndefined();
    expect(recent.findSince('ann', { age: 0 })).toBeUndefined();
    expect(recent.findSince('ann', { id: recent.lastId })).toEqual([]);
    clock.ms += 16_000;
    expect(recent.findSince('ann', { age: 0 })).toEqual([]);
  });

  it('should say so when it had to forget events of too many people', () => {
    const { recent } = setUp();
    const id = recent.lastId;
    for (let person = 0; person < 5000; person += 1) recent.note(`person ${person}`, 'new-message');
    expect(recent.findSince('person 0', { id })).toEqual(['new-message']);
    recent.note('one more', 'new-message');
    // "person 1" has now gone longest without being asked for.
    expect(recent.findSince('person 1', { id })).toBeUndefined();
    expect(recent.findSince('one more', { id: recent.lastId })).toEqual([]);
  });
});
