import { drawQr, PLAIN_DESIGN } from '@ringtag/qr';
import { qrPdf } from './qr-pdf';

// A file says when it was made, and is numbered by it.
beforeAll(() =>
  jest.useFakeTimers({
    now: new Date('2026-01-01'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  }),
);
afterAll(() => jest.useRealTimers());

it('should draw a caption that it has drawn before as it did the first time, and another as itself', async () => {
  const drawFile = async (caption: string) => {
    const design = { ...PLAIN_DESIGN, caption };
    const drawing = drawQr('https://qr.example.com/scan/KRTZ2345', 'KRTZ-2345', design);
    return (await qrPdf(drawing, 40, 'Code')).toString('latin1');
  };
  const first = await drawFile('If found, please scan');
  expect(await drawFile('If found, please scan')).toBe(first);
  expect(await drawFile('Если нашли, сканируйте')).not.toBe(first);
});
