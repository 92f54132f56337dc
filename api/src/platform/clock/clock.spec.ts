import { Clock } from './clock';

describe('Clock', () => {
  let machine: number;
  let clock: Clock;
  const now = () => clock.now().getTime();
  beforeEach(() => {
    machine = Date.UTC(2026, 10, 22);
    clock = new Clock(() => machine);
  });

  it('should go on from the time that it follows, whatever its machine says', () => {
    expect(now()).toBe(machine);
    expect(clock.follow(machine - 90_000)).toBe(-90_000);
    expect(now()).toBe(machine - 90_000);
    machine += 5000;
    expect(now()).toBe(machine - 90_000);
    expect(clock.in(1000).getTime()).toBe(machine - 89_000);
    expect(clock.follow(machine - 90_000)).toBe(0);
  });

  it('should stand still instead of going back by less than a second', () => {
    const before = now();
    clock.follow(machine - 400);
    expect(now()).toBe(before);
    machine += 399;
    expect(now()).toBe(before);
    machine += 2;
    expect(now()).toBe(before + 1);
  });

  it('should not stand still for as long as a machine was ahead that is set right', () => {
    machine += 3_600_000;
    now();
    machine -= 3_600_000;
    expect(now()).toBe(machine);
  });
});
