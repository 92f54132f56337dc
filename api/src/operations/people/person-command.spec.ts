import { readPersonTask } from './person-command';

describe('The arguments behind "person"', () => {
  it.each([
    [['ann@example.com'], { task: 'describe', contact: { email: 'ann@example.com' } }],
    [['+49 (170) 123-45 67'], { task: 'describe', contact: { phone: '+49 (170) 123-45 67' } }],
    [['ann@example.com', '--export'], { task: 'export', email: 'ann@example.com' }],
    [['ann@example.com', '--erase', 'list'], { task: 'erase', email: 'ann@example.com', list: 'list' }],
    [['--repeat', 'list'], { task: 'repeat', list: 'list' }],
  ])('should be read: %j', (args, task) => {
    expect(readPersonTask(args)).toEqual(task);
  });

  it.each([
    [[]],
    [['ann']],
    [['12']],
    [['--repeat']],
    [['--repeat', 'list', 'more']],
    [['ann@example.com', '--erase']],
    [['ann@example.com', '--delete', 'list']],
    [['ann@example.com', '--export', 'list']],
    [['ann@example.com', '--erase', 'list', 'more']],
  ])('should not be guessed: %j', (args: string[]) => {
    expect(readPersonTask(args)).toBeUndefined();
  });
});
