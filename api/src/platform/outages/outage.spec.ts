import { Logger } from '@nestjs/common';
import { Outage } from './outage';

describe('Outage', () => {
  const logger = new Logger('Test');
  const lines: unknown[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(logger, level).mockImplementation((...said: unknown[]) => void lines.push([level, said[0]]));
  });
  afterEach(() => jest.restoreAllMocks());

  it('should have one line when it begins and one when it is over, and so again for the next one', () => {
    const outage = new Outage(logger, { begins: 'It is away', ends: 'It is back' }, 'error');
    const failure = new Error('no answer');
    outage.end();
    for (let day = 0; day < 400_000; day += 1) outage.begin(failure);
    expect([outage.isOn, lines]).toEqual([true, [['error', { msg: 'It is away', err: failure }]]]);
    for (let tries = 0; tries < 3; tries += 1) outage.end();
    expect([outage.isOn, lines[1]]).toEqual([false, ['error', { msg: 'It is back', seconds: 0 }]]);
    outage.begin(failure);
    outage.end();
    expect(lines).toHaveLength(4);
  });

  it('should say it as loudly as it was told to', () => {
    const outage = new Outage(logger, { begins: 'Later', ends: 'Now' }, 'warn');
    outage.begin('busy');
    outage.end();
    expect(lines.map((line) => (line as [string])[0])).toEqual(['warn', 'warn']);
  });
});
