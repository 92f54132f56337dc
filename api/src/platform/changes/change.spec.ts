import { ALL, type Change, summarize } from './change';

describe('summarize', () => {
  const code = (subject: string): Change => ({ topic: 'code', subject });

  it('should name a subject once', () => {
    const settings: Change = { topic: 'settings', subject: ALL };
    expect(summarize([code('a'), code('b'), code('a'), settings])).toEqual([code('a'), code('b'), settings]);
  });

  it('should say "all" instead of more than a hundred subjects', () => {
    const codes = Array.from({ length: 101 }, (_, i) => code(`code-${i}`));
    expect(summarize(codes.slice(1))).toHaveLength(100);
    expect(summarize(codes)).toEqual([code(ALL)]);
  });

  it('should name no single subject beside "all"', () => {
    expect(summarize([code('a'), code(ALL)])).toEqual([code(ALL)]);
  });
});
