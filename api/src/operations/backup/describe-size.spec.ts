import { describeSize } from './describe-size';

describe('describeSize', () => {
  it.each([
    [210, '0.2 KB'],
    [38_400, '38.4 KB'],
    [12_900_000, '12.9 MB'],
    [3_200_000_000, '3.2 GB'],
  ])('should say %d bytes as %s', (bytes, text) => {
    expect(describeSize(bytes)).toBe(text);
  });
});
